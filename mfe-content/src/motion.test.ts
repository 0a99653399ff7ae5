import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a browser moves without laying out or painting anew. */
const CHEAP = /^(transform|opacity|translate|rotate|scale|none)$/;
const folder = import.meta.dirname;
const files = globSync('{mac,chat,panolens}/*.css', { cwd: folder });

interface Rule {
  selectors: string[];
  body: string;
}
const rulesOf = (css: string): Rule[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, body]) => ({
    selectors: selectors!.split(',').map((one) => one.trim()),
    body: body!,
  }));
/** Of 'transform 240ms, opacity 1s ease': transform, opacity. */
const animated = ({ body }: Rule): string[] =>
  [...body.matchAll(/transition(?:-property)?:([^;]+)/g)]
    .flatMap(([, value]) => value!.replaceAll(/\([^()]*\)/g, '').split(','))
    .map((one) => one.trim().split(/\s/)[0]!);
/** The style sheet without comments, and what it says for reduced motion. */
function sheet(file: string) {
  const css = readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const [usual = '', still = ''] = css.split('@media (prefers-reduced-motion: reduce) {');
  return { usual, still };
}
const moving = files.filter((file) => /transition|animation/.test(sheet(file).usual));

test('cards, chat and panorama have motion', () => {
  expect(moving.map((file) => file.split('/')[0])).toEqual(
    expect.arrayContaining(['mac', 'chat', 'panolens']),
  );
});

test.each(moving)('%s animates transform and opacity alone', (file) => {
  const { usual } = sheet(file);
  const costly = rulesOf(usual).flatMap((rule) => animated(rule).filter((name) => !CHEAP.test(name)));
  expect(costly).toEqual([]);
  for (const [, frames] of usual.matchAll(/@keyframes[^{]+\{((?:[^{}]*\{[^{}]*\})*)/g))
    for (const [, property] of frames!.matchAll(/[{;]\s*([\w-]+)\s*:/g)) expect(property).toMatch(CHEAP);
});

test.each(moving)('%s stands still where motion is reduced', (file) => {
  const { usual, still } = sheet(file);
  const stilled = rulesOf(still).flatMap(({ selectors, body }) => (/: none/.test(body) ? selectors : []));
  for (const { selectors, body } of rulesOf(usual))
    if (/transition:(?! none)|animation:(?! none)/.test(body))
      expect(stilled).toEqual(expect.arrayContaining(selectors));
});
