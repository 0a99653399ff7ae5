import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ReleaseChunk, ReleaseManifest } from '@stezhka/shell-composition/releases';
import type { PageHead, RemoteDefinition } from '@stezhka/shell-contract';
import { SERVICES } from '../workspaces.ts';
import type { Side } from './webpack-config.ts';

/** Stands for the release's version until the build knows it. */
export const VERSION_MARK = '__RELEASE_VERSION__';
const COMPRESSED = new Set(['.js', '.css', '.svg', '.json']);

export type ChunkFiles = Record<string, string[]>;

interface Build extends Pick<ReleaseManifest, 'name' | 'offers' | 'uses'> {
  source: string;
  /** Holds `web` and `server`. */
  dist: string;
  files: ChunkFiles;
}

/** Gives a build its version, compresses it, and writes release.json beside the files. */
export async function writeRelease({
  name,
  source,
  dist,
  files: chunkFiles,
  ...shared
}: Build): Promise<void> {
  const version = hashOf(dist);
  const integrity: Record<string, string> = {};
  const sizes: Record<string, number> = {};
  for (const side of ['web', 'server'] as Side[]) {
    for (const file of readdirSync(join(dist, side), { recursive: true, encoding: 'utf8' })) {
      const path = join(dist, side, file);
      const extension = extname(file);
      if (extension === '.js' || extension === '.css') {
        writeFileSync(path, readFileSync(path, 'utf8').replaceAll(VERSION_MARK, version));
      }
      if (side === 'server' || !extension) continue;
      const content = readFileSync(path);
      if (COMPRESSED.has(extension)) {
        const small = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        writeFileSync(`${path}.br`, small);
        sizes[file] = small.length;
      } else sizes[file] = content.length;
      // Every document carries them: the shortest hash that browsers know.
      integrity[file] = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    }
  }
  writeFileSync(join(dist, 'server', 'package.json'), '{"type":"commonjs"}\n');
  const manifest: ReleaseManifest = {
    name,
    version,
    ...(await declared(name, source, chunkFiles)),
    ...shared,
    chunks: chunksOf(chunkFiles),
    integrity,
    sizes,
  };
  writeFileSync(join(dist, 'release.json'), `${JSON.stringify(manifest, null, 1)}\n`);
}

/** Remotes say their paths and slots in remote.ts, which imports no component and so runs as it is. */
export async function declared(name: string, source: string, chunkFiles: ChunkFiles) {
  if (name === 'shell')
    return { entry: script(chunkFiles.main), routes: [], paths: [], slots: [], admin: [] };
  const url = pathToFileURL(join(source, 'src/remote.ts')).href;
  const { default: remote } = (await import(url)) as { default: RemoteDefinition };
  for (const { id } of remote.routes) {
    if (!chunkFiles[id])
      throw new Error(`${name}: route '${id}' needs a chunk of that name (webpackChunkName).`);
  }
  const entry = chunkFiles.container?.[0];
  if (!entry) throw new Error(`${name}: no container was built.`);
  return {
    entry,
    routes: remote.routes.map(({ id }) => id),
    paths: remote.routes.map(({ path }) => path),
    ...(remote.redirects && { redirects: [...remote.redirects] }),
    ...headsOf(name, remote),
    ...(remote.demo && { demo: remote.demo }),
    slots: Object.keys(remote.slots ?? {}),
    admin: remote.routes.filter(({ handle }) => handle?.layout === 'admin').map(({ path }) => path),
  };
}

/** The service for heads and sitemap, and heads that routes bring (decisions 0023, 0072). @throws Error for a page without title */
export function headsOf(
  name: string,
  { service, routes }: RemoteDefinition,
): { service?: string; heads?: Record<string, PageHead> } {
  if (service && !SERVICES.includes(service))
    throw new Error(`${name}: there is no service '${service}': ${SERVICES.join(', ')}.`);
  const pages = routes.filter(({ handle }) => handle?.layout !== 'admin');
  const heads = pages.flatMap(({ path, head }): [string, PageHead][] => {
    if (head && /[:*]/.test(path))
      throw new Error(`${name}: '${path}' is no fixed page, its head needs a service.`);
    if (!head && !service) throw new Error(`${name}: '${path}' needs a head, or the remote a service.`);
    return head ? [[path, head]] : [];
  });
  return {
    ...(service && { service }),
    ...((heads.length > 0 || !service) && { heads: Object.fromEntries(heads) }),
  };
}

const script = (files: string[] = []) => files.find((file) => file.endsWith('.js')) ?? '';

export function chunksOf({ main, container, remote, ...others }: ChunkFiles) {
  const entry = main ?? [...(container ?? []), ...(remote ?? [])];
  const split = (files: string[]): ReleaseChunk => ({
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  });
  // Part of what a page draws may come in a chunk '<route>.below': its script once the page is there, its styles with
  // the document, which shows all of the page. Two routes of one page have the same files.
  const drawn = (files: string[]) => {
    const page = Object.keys(others).find(
      (name) => others[`${name}.below`] && others[name]?.join() === files.join(),
    );
    const below = others[`${page}.below`] ?? [];
    return [...files, ...below.filter((file) => file.endsWith('.css') && !files.includes(file))];
  };
  return Object.fromEntries(
    Object.entries({ entry, ...others }).map(([name, files]) => [name, split(drawn(files))]),
  );
}

function hashOf(dist: string): string {
  const hash = createHash('sha256');
  for (const side of ['web', 'server']) {
    const folder = join(dist, side);
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (file.endsWith('.br') || file === 'package.json') rmSync(join(folder, file));
      else if (extname(file)) hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
