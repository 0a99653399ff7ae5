import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@stezhka/shell-contract';
import { buildAll } from '../build/build.ts';
import { REMOTES, ROOT } from '../build/recipe.ts';

const MOST_KIB = 150;
const START = '<!-- sizes -->';
const END = '<!-- /sizes -->';

const release = (name: string) =>
  JSON.parse(readFileSync(join(ROOT, name, 'dist', 'release.json'), 'utf8')) as ReleaseManifest;

/** Brotli bytes of the scripts a page's first visit loads: the shell's, and those of its remote and route. */
export function firstRouteBytes(
  shell: ReleaseManifest,
  remote: ReleaseManifest,
  route: string,
  texts: string,
): number {
  const files = (manifest: ReleaseManifest, names: string[]) =>
    new Set(
      names.flatMap((name) => manifest.chunks[name]?.scripts ?? []).map((file) => [manifest, file] as const),
    );
  const all = [
    ...files(shell, ['entry', 'theme', 'footer', texts]),
    ...files(remote, ['entry', texts, route]),
  ];
  const seen = new Map(
    all.map(([manifest, file]) => [`${manifest.name}/${file}`, manifest.sizes[file] ?? 0]),
  );
  return [...seen.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** Writes the table of first-route JavaScript into README.md; fails when a page is over the limit. */
export async function benchSize(): Promise<void> {
  await buildAll();
  const shell = release('shell');
  const rows = REMOTES.flatMap((name) => {
    const remote = release(name);
    return Object.keys(remote.chunks)
      .filter((chunk) => remote.routes.includes(chunk))
      .map((route) => ({ name, route, kib: firstRouteBytes(shell, remote, route, 'texts-uk') / 1024 }));
  });
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
