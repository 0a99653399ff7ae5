import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReleaseManifest } from '@stezhka/shell-composition/releases';
import type { RemoteDefinition, RemoteRoute } from '@stezhka/shell-contract';
import { folderOf, REMOTES, ROOT } from '../build/webpack-config.ts';
import { readTable } from './markdown-table.ts';

const MOST_KIB = 150;
/** Pages with a limit of their own. */
const MOST_KIB_OF: Record<string, number> = { 'mfe-shop cart': 145 };
/** KiB by which a page may grow without a word. */
const SILENT_KIB = 1;
export const KEPT_IN = 'README.md';
export const PAGES = 'sizes';

export interface PageSize {
  remote: string;
  page: string;
  /** Brotli, shell and remote together. */
  kib: number;
}

export interface Growth extends Omit<PageSize, 'kib'> {
  from: number;
  to: number;
}

export async function measurePages(): Promise<PageSize[]> {
  const shell = release('shell');
  const pages = REMOTES.map(async (remote) => {
    const manifest = release(remote);
    const { routes } = await declared(remote);
    return routes.map((route) => ({
      remote,
      page: route.id,
      kib: firstRouteBytes(shell, manifest, route, 'texts-uk') / 1024,
    }));
  });
  return (await Promise.all(pages)).flat();
}

export const readPages = (lines = readTable(PAGES, KEPT_IN)): PageSize[] =>
  lines.flatMap((line) => {
    const [, remote, page, kib] = /^\| ([\w-]+) \| ([\w-]+) \| ([\d.]+) \|$/.exec(line) ?? [];
    return kib ? [{ remote: remote!, page: page!, kib: Number(kib) }] : [];
  });

export const overLimit = (pages: readonly PageSize[]): string[] =>
  pages
    .map(({ remote, page, kib }) => ({
      remote,
      page,
      kib,
      most: MOST_KIB_OF[`${remote} ${page}`] ?? MOST_KIB,
    }))
    .filter(({ kib, most }) => kib > most)
    .map(({ remote, page, kib, most }) => `${remote} ${page}: ${kib.toFixed(1)} KiB, the limit is ${most}.`);

export const growths = (committed: readonly PageSize[], built: readonly PageSize[]): Growth[] =>
  built.flatMap(({ remote, page, kib }) => {
    const before = find(committed, remote, page);
    return before && kib - before.kib > SILENT_KIB ? [{ remote, page, from: before.kib, to: kib }] : [];
  });

/** What is written: without a reason a figure only falls, so that small steps do not add up to a large one. */
export const keepFigures = (
  committed: readonly PageSize[],
  built: readonly PageSize[],
  reason: boolean,
): PageSize[] =>
  built.map((one) => {
    const before = find(committed, one.remote, one.page);
    return before && !reason && one.kib > before.kib ? before : one;
  });

export const unlistedPages = (committed: readonly PageSize[], built: readonly PageSize[]): string[] => [
  ...built
    .filter(({ remote, page }) => !find(committed, remote, page))
    .map(({ remote, page }) => `${remote} ${page} has no figure.`),
  ...committed
    .filter(({ remote, page }) => !find(built, remote, page))
    .map(({ remote, page }) => `${remote} ${page} has a figure and is not built.`),
];

const find = (pages: readonly PageSize[], remote: string, page: string) =>
  pages.find((one) => one.remote === remote && one.page === page);

/** Brotli bytes of the scripts a page's document asks for: the shell's, and those of its remote and route. */
function firstRouteBytes(
  shell: ReleaseManifest,
  remote: ReleaseManifest,
  { id, handle, messages }: RemoteRoute,
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
  return (
    bytes(shell, ['entry', 'first', texts, ...frame]) +
    bytes(remote, ['entry', texts, id, ...(messages ? [messages.chunk + texts.slice('texts'.length)] : [])])
  );
}

const release = (name: string) =>
  JSON.parse(readFileSync(join(ROOT, folderOf(name), 'dist', 'release.json'), 'utf8')) as ReleaseManifest;

async function declared(remote: string): Promise<RemoteDefinition> {
  const source = pathToFileURL(join(ROOT, folderOf(remote), 'src/remote.ts')).href;
  return ((await import(source)) as { default: RemoteDefinition }).default;
}
