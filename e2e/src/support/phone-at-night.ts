import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const PHONE = { width: 360, height: 780 };
const RULES = ['color-contrast', 'scrollable-region-focusable'];

/**
 * Nothing of the page stands beyond the edge of the narrowest phone in any language, and its dark colours can be read.
 * The page is spent then. Axe is in it since expectAccessible.
 * @param others the page as the server writes it in its other languages: their words differ in length
 */
export async function expectPhoneAtNight(page: Page, others: readonly string[]): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(beyondTheEdge)).toEqual([]);
  expect(await page.evaluate(violationsOf, RULES)).toEqual([]);
  for (const html of others) {
    await page.evaluate(showMainOf, html);
    expect(await page.evaluate(beyondTheEdge)).toEqual([]);
  }
}

/** Beside the page's own, which stays React's. */
function showMainOf(html: string): void {
  const [own, shown] = document.querySelectorAll('main');
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')!;
  own!.hidden = true;
  own!.style.display = 'none';
  shown?.remove();
  own!.after(document.adoptNode(main));
}

/**
 * What would need a sideways scroll of the page, or is cut off by a part that cannot scroll; words that leave the page's
 * margin, or break in a heading.
 */
function beyondTheEdge(): string[] {
  const MARGIN = 12;
  const scrolls = (one: Element | null): boolean =>
    !!one && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  const leaves = (one: Element, { left, right, width }: DOMRect, margin: number) =>
    width > 1 &&
    (left < margin || right > innerWidth - margin) &&
    !one.closest('[aria-hidden=true], [inert], .visually-hidden') &&
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !scrolls(one);
  const parts = [...document.body.querySelectorAll('img, button, input, select, textarea, video')];
  const range = document.createRange();
  const words: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) words.push(walker.currentNode as Text);
  const found = [
    ...parts.filter((one) => leaves(one, one.getBoundingClientRect(), -1)).map((one) => one.outerHTML),
    ...words
      .filter((text) => {
        range.selectNodeContents(text);
        return text.data.trim() && leaves(text.parentElement!, range.getBoundingClientRect(), MARGIN);
      })
      .map(({ data }) => data),
  ];
  const brokenWords = words
    .filter((text) => text.parentElement!.closest('h1, h2, h3') && text.parentElement!.checkVisibility())
    .flatMap((text) =>
      [...text.data.matchAll(/\p{L}{2,}/gu)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [`broken: ${word}`] : [];
      }),
    );
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
  return [...wide, ...brokenWords, ...found.slice(0, 5).map((one) => one.slice(0, 160))];
}

interface Axe {
  run(
    context: string,
    options: { runOnly: string[]; resultTypes: string[] },
  ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

async function violationsOf(rules: string[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const { violations } = await axe.run('main', { runOnly: rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
