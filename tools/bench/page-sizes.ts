import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReleaseManifest } from '@stezhka/shell-composition/releases';
import type { RemoteDefinition, RemoteRoute } from '@stezhka/shell-contract';
import { folderOf, REMOTES, ROOT } from '../build/webpack-config.ts';
import { branchPoint } from '../test/changes.ts';
import { readDocument, readTable, tableIn } from './markdown-table.ts';

const MOST_KIB = 150;
/** Pages with a limit of their own. */
const MOST_KIB_OF: Record<string, number> = { 'mfe-shop cart': 145 };
/** KiB by which a page may grow without a word. */
const SILENT_KIB = 1;
export const KEPT_IN = 'README.md';
export const PAGES = 'sizes';
export const REASONS = 'growth';

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

/**
 * What is written: a figure rises only by a growth that has its reason, whatever other pages do, so that small steps
 * do not add up to a large one.
 */
export const keepFigures = (committed: readonly PageSize[], built: readonly PageSize[]): PageSize[] =>
  built.map((one) => {
    const before = find(committed, one.remote, one.page);
    return before && one.kib > before.kib && one.kib - before.kib <= SILENT_KIB ? before : one;
  });

/** The tables of README.md: figures, and the lines that say why pages grew. */
export interface SizesDocument {
  pages: PageSize[];
  reasons: string[];
}

/** @param text README.md as it stands here, or as a commit has it */
export const readSizes = (text = readDocument(KEPT_IN)): SizesDocument => ({
  pages: readPages(tableIn(text, PAGES)),
  reasons: tableIn(text, REASONS).filter(Boolean),
});

const isReasonFor = (line: string, page: string, to: number) =>
  line.includes(`${page} `) && line.includes(`→ ${to.toFixed(1)} KiB`);

/** README.md before the changes of this checkout; on main itself before the last commit. Undefined without a history. */
export function committedSizes(folder = ROOT): SizesDocument | undefined {
  const text = committedDocument(folder);
  return text === undefined ? undefined : readSizes(text);
}

function committedDocument(folder: string): string | undefined {
  try {
    const { head, commit } = branchPoint(folder);
    const before = commit === head ? `${head}~1` : commit;
    const args = ['show', `${before}:${KEPT_IN}`];
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return undefined;
  }
}

/** Figures that were raised by more than a silent step, and no line that came with them says why. */
export function unexplained(before: SizesDocument, now: SizesDocument): string[] {
  const reasons = now.reasons.filter((line) => !before.reasons.includes(line));
  return growths(before.pages, now.pages)
    .filter(({ remote, page, to }) => !reasons.some((line) => isReasonFor(line, `${remote} ${page}`, to)))
    .map(
      ({ remote, page, from, to }) =>
        `${remote} ${page}: its figure rose from ${from.toFixed(1)} to ${to.toFixed(1)} KiB without a line below the table. Set it back, and measure with --because.`,
    );
}

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

/**
 * Brotli bytes of the scripts a page's document asks for: the shell's, and those of its remote and route.
 * @throws Error when one of them was not built, or has no size
 */
export function firstRouteBytes(
  shell: Sizes,
  remote: Sizes,
  { id, handle, messages }: Pick<RemoteRoute, 'id' | 'handle' | 'messages'>,
  texts: string,
): number {
  const frame = [
    ...(handle?.layout === 'admin' ? ['admin-frame'] : []),
    ...((handle?.header ?? 'full') === 'full' ? [] : ['mini-header']),
  ];
  const bytes = ({ name, chunks, sizes }: Sizes, wanted: string[]) =>
    [...new Set(wanted.flatMap((chunk) => known(chunks[chunk], `${name}: chunk ${chunk}`).scripts))].reduce(
      (sum, file) => sum + known(sizes[file], `${name}: size of ${file}`),
      0,
    );
  return (
    bytes(shell, ['entry', 'first', texts, ...frame]) +
    bytes(remote, ['entry', texts, id, ...(messages ? [messages.chunk + texts.slice('texts'.length)] : [])])
  );
}

type Sizes = Pick<ReleaseManifest, 'name' | 'chunks' | 'sizes'>;

function known<T>(one: T | undefined, name: string): T {
  if (one === undefined) throw new Error(`${name} is not in the build.`);
  return one;
}

const release = (name: string) =>
  JSON.parse(readFileSync(join(ROOT, folderOf(name), 'dist', 'release.json'), 'utf8')) as ReleaseManifest;

async function declared(remote: string): Promise<RemoteDefinition> {
  const source = pathToFileURL(join(ROOT, folderOf(remote), 'src/remote.ts')).href;
  return ((await import(source)) as { default: RemoteDefinition }).default;
}
