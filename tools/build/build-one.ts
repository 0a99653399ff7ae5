import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { containerName } from '@stezhka/shell-composition/releases';
import { transformSync } from '@swc/core';
import type { Stats } from 'webpack';
import { isOnlyBuild } from './only-build.ts';
import { type Bundle, contractOffers, contractUses, watchBundle } from './shared-exports.ts';
import { type ConfigOptions, folderOf, ROOT, type Side, webpackConfig } from './webpack-config.ts';
import { type ChunkFiles, writeRelease } from './write-release.ts';

const webpack = createRequire(import.meta.url)('webpack');

/** Run: `npm run build-one -- mfe-shop`. @param part name, or folder of a part that is no workspace */
async function buildOne(part: string): Promise<string> {
  const source = join(ROOT, folderOf(part));
  const name = basename(source);
  // In a folder of its own: a half-built part is never seen, and two builds at once do not mix.
  const folder = buildFolder(name, process.pid);
  const dist = join(source, 'dist');
  rmSync(folder, { recursive: true, force: true });
  try {
    const options = { source, folder, keep: isOnlyBuild(dirname(folder), name, process.pid) };
    const [web] = await Promise.all(
      (['web', 'server'] as Side[]).map((side) => compile(name, side, options)),
    );
    const { stats, bundle } = web!;
    const files = chunkFiles(name, stats);
    if (name === 'shell') files.first = [firstScript(folder)];
    await writeRelease({ name, source, dist: folder, files, ...sharedBy(name, bundle) });
    rmSync(dist, { recursive: true, force: true });
    renameSync(folder, dist);
    return dist;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const buildFolder = (name: string, pid: number): string =>
  join(ROOT, '.cache', 'build', `${name}-${pid}`);

export function firstScript(folder: string): string {
  const { code } = transformSync(readFileSync(join(ROOT, 'shell/src/pre-hydration.ts'), 'utf8'), {
    minify: true,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
  });
  const file = `first.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(folder, 'web', file), code);
  return file;
}

/** What the shell offers remotes, or a remote uses of it (decision 0024). */
const sharedBy = (name: string, { sources, singletons }: Bundle) =>
  name === 'shell'
    ? { offers: { ...singletons, ...contractOffers() } }
    : { uses: { ...singletons, ...contractUses(sources) } };

function compile(
  name: string,
  side: Side,
  options: ConfigOptions,
): Promise<{ stats: Stats; bundle: Bundle }> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(webpackConfig(name, side, options));
    const bundle = watchBundle(compiler);
    compiler.run((error: Error | null, stats: Stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve({ stats, bundle });
      });
    });
  });
}

export function chunkFiles(name: string, stats: Stats): ChunkFiles {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const files: ChunkFiles = {};
  for (const [group, { assets: own = [] }] of Object.entries(namedChunkGroups)) {
    files[group] = own.map((asset) => asset.name);
  }
  // The server draws a form and parts named '….below' whole: styles of what comes later stand in the document.
  for (const [group, own] of Object.entries(files)) {
    for (const child of stats.compilation.namedChunkGroups.get(group)?.getChildren() ?? []) {
      const late = /^form-|\.below$/.test(child.name ?? '') ? child.getFiles() : [];
      own.push(...late.filter((file) => file.endsWith('.css') && !own.includes(file)));
    }
  }
  const container = Object.keys(stats.compilation.assets).find((file) => file.startsWith('remoteEntry.'));
  if (container) files.container = [container];
  delete files[containerName(name)];
  return files;
}

/** The newest change below a folder, in ms; built and fetched things do not count. */
export function newestChange(folder: string): number {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.cache'].includes(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestChange(path) : statSync(path).mtimeMs);
  }
  return newest;
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(`${await buildOne(process.argv[2]!)}\n`);
}
