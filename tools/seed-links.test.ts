import { globSync, readFileSync } from 'node:fs';
import { LOCALES } from '@stezhka/kit-contract';
import { matchRoute } from '@stezhka/shell-composition/ownership';
import { pendingRoutes } from './pending.ts';

/** Blocks, sliders and menus may name what is to come: pages show them once the link has a page. */
const HIDDEN_UNTIL_BUILT = /\/definitions\/(blocks|sliders|menus)\//;
const seeds = globSync('services/{content,shop}/seed/{demo,definitions}/**/*.{md,yaml}')
  .filter((path) => !HIDDEN_UNTIL_BUILT.test(path))
  .sort();

const pending = pendingRoutes.map((path) => ({ path: path.replace(/\{(\w+)\}/g, ':$1') }));
const PREFIX = new RegExp(`^/(${LOCALES.join('|')})(?=/|$)`);
const LINK = /\]\((\/[^)\s]*)\)|^\s*(?:- )?(?:link|href): (\/\S*)$/gm;

const linksIn = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(LINK)].map(([, inText, field]) =>
    (inText ?? field)!.replace(PREFIX, '').replace(/[?#].*/, ''),
  );

test('no text of the seed leads to a page that is still to be built', () => {
  const links = seeds.flatMap((path) => linksIn(path).map((link) => ({ path, link })));
  expect(links.length).toBeGreaterThan(200);
  const ahead = links.filter(({ link }) => matchRoute(pending, link));
  expect(ahead.map(({ path, link }) => `${path} → ${link}`)).toEqual([]);
});
