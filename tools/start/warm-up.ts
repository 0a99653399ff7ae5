import { LOCALES, localePath } from '@stezhka/kit-contract';

const PAGES = ['/', '/catalog', '/news', '/cart', '/login'];

/**
 * Opens the first pages and their pictures once, quietly, after a start: widths of pictures are made when they are
 * first asked for, and the first visitor should not wait for all of them.
 */
export async function warmUp(site: string, signal: AbortSignal): Promise<void> {
  const pictures = new Set<string>();
  for (const locale of LOCALES) {
    for (const path of PAGES) {
      const page = await fetch(site + localePath(path, locale), { signal, headers: { Cookie: 'lang=ua' } });
      for (const [address] of (await page.text()).matchAll(/\/files\/\w+\/\w+\/(?:400|800)\.webp/g))
        pictures.add(address);
    }
  }
  for (const address of pictures)
    await fetch(site + address, { signal }).then((reply) => reply.arrayBuffer());
}
