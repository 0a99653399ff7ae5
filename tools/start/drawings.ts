import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
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

/** Asks for what the first pages show, so that on a new machine it is drawn before the rest and no visitor waits for it. */
export async function warmFirstPages(site: string, signal: AbortSignal): Promise<void> {
  const pictures = new Set<string>();
  for (const locale of LOCALES) {
    for (const path of FIRST_PAGES) {
      const page = await fetch(site + localePath(path, locale), { signal, headers: { Cookie: 'lang=ua' } });
      for (const address of picturesOf(await page.text())) pictures.add(address);
    }
  }
  await inLanes([...pictures], AT_ONCE, async (address) => {
    const reply = await fetch(site + address, { signal });
    await reply.arrayBuffer();
  });
}

/** At most so many at a time, each beginning when one before it has ended. */
export async function inLanes<T>(
  list: readonly T[],
  lanes: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = [...list];
  const lane = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

function picturesOf(html: string): string[] {
  const preloaded = [...html.matchAll(/imagesrcset="([^"]*)"/gi)].map(([, set]) => set).join(' ');
  return [
    ...(html.match(/\/files\/\w+\/\w+\/(?:400|800)\.webp/g) ?? []),
    ...(preloaded.match(/\/files\/\w+\/\w+\/\d+\.webp/g) ?? []),
  ];
}
