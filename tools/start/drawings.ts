import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LOCALES, localePath } from '@stezhka/kit-contract';
import { ROOT } from '../workspaces.ts';

/** What is drawn once on this machine, by content, for every site that starts here. */
export const DRAWINGS = join(ROOT, '.cache', 'drawings');

const UNUSED_MS = 30 * 24 * 60 * 60 * 1000;
const FIRST_PAGES = ['/', '/catalog', '/news', '/cart', '/login'];
const AT_ONCE = 4;

/** Removes drawings that no site has taken for a month: each use touches the drawing's folder. */
export function forgetUnusedDrawings(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > UNUSED_MS) rmSync(path, { recursive: true });
  }
}

/**
 * Asks for what the first pages show, so that on a new machine it is drawn before the rest and no visitor waits for it.
 * The widest of a picture comes first: what is drawn for it holds the others.
 */
export async function warmFirstPages(site: string, signal: AbortSignal): Promise<void> {
  const known = new Set<string>();
  const ask = async (address: string) => {
    const reply = await fetch(site + address, { signal, headers: { Cookie: 'lang=ua' } });
    return Buffer.from(await reply.arrayBuffer());
  };
  const pages = LOCALES.flatMap((locale) => FIRST_PAGES.map((path) => localePath(path, locale)));
  const work = pages.map((path) => async () => {
    const unknown = picturesOf((await ask(path)).toString()).filter((address) => !known.has(address));
    const byPicture = Object.values(Object.groupBy(new Set(unknown), (address) => dirname(address)));
    for (const address of unknown) known.add(address);
    work.push(
      ...byPicture.map((addresses) => async () => {
        for (const address of addresses!.sort((a, b) => widthOf(b) - widthOf(a))) await ask(address);
      }),
    );
  });
  await inLanes(work, AT_ONCE, (one) => one());
}

/** At most so many at a time, each beginning when one before it has ended; `list` may grow meanwhile. */
export async function inLanes<T>(
  list: readonly T[],
  lanes: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < list.length) await work(list[next++]!);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

const widthOf = (address: string): number => Number.parseInt(basename(address), 10);

function picturesOf(html: string): string[] {
  const preloaded = [...html.matchAll(/imagesrcset="([^"]*)"/gi)].map(([, set]) => set).join(' ');
  return [
    ...(html.match(/\/files\/\w+\/\w+\/(?:400|800)\.webp/g) ?? []),
    ...(preloaded.match(/\/files\/\w+\/\w+\/\d+\.webp/g) ?? []),
  ];
}
