import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReleaseManifest, RemoteDefinition, RemoteRoute } from '@stezhka/shell-contract';
import { buildAll } from '../build/build.ts';
import { REMOTES, ROOT } from '../build/recipe.ts';

const MOST_KIB = 150;
const START = '<!-- sizes -->';
const END = '<!-- /sizes -->';

const release = (name: string) =>
  JSON.parse(readFileSync(join(ROOT, name, 'dist', 'release.json'), 'utf8')) as ReleaseManifest;

/** Brotli bytes of the scripts a page's document asks for: the shell's, and those of its remote and route. */
export function firstRouteBytes(
  shell: ReleaseManifest,
  remote: ReleaseManifest,
  { id, handle }: RemoteRoute,
  texts: string,
): number {
  const frame = [
    ...(handle?.layout === 'admin' ? ['admin-frame'] : []),
    ...((handle?.header ?? 'full') === 'full' ? [] : ['mini-header']),
  ];
  const bytes = (manifest: ReleaseManifest, chunks: string[]) =>
    [...new Set(chunks.flatMap((chunk) => manifest.chunks[chunk]?.scripts ?? []))].reduce(
      (sum, file) => sum + (manifest.sizes[file] ?? 0),
      0,
    );
  return bytes(shell, ['entry', 'first', texts, ...frame]) + bytes(remote, ['entry', texts, id]);
}

/** Writes the table of first-route JavaScript into README.md; fails when a page is over the limit. */
export async function benchSize(): Promise<void> {
  await buildAll();
  const shell = release('shell');
  const rows: { name: string; route: string; kib: number }[] = [];
  for (const name of REMOTES) {
    const remote = release(name);
    const source = pathToFileURL(join(ROOT, name, 'src/remote.ts')).href;
    const { routes } = ((await import(source)) as { default: RemoteDefinition }).default;
    for (const route of routes)
      rows.push({ name, route: route.id, kib: firstRouteBytes(shell, remote, route, 'texts-uk') / 1024 });
  }
  const table = [
    '| remote | page | KiB of JavaScript (brotli) |',
    '|---|---|---|',
    ...rows.map(({ name, route, kib }) => `| ${name} | ${route} | ${kib.toFixed(1)} |`),
  ].join('\n');
  process.stdout.write(`${table}\n`);
  const readme = join(ROOT, 'README.md');
  const text = readFileSync(readme, 'utf8');
  const [head, rest] = text.split(START);
  const tail = rest?.split(END)[1];
  if (tail !== undefined) writeFileSync(readme, `${head}${START}\n${table}\n${END}${tail}`);
  const over = rows.filter(({ kib }) => kib > MOST_KIB);
  if (over.length) throw new Error(`Over ${MOST_KIB} KiB: ${over.map(({ route }) => route).join(', ')}.`);
}
