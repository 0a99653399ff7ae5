/** @jest-environment node */
import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const faces = css
  .split('@font-face')
  .slice(1)
  .map((face) => {
    const descriptor = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(face)?.[1];
    return {
      name: `${descriptor('font-family')} ${descriptor('font-style')}`,
      weight: descriptor('font-weight'),
    };
  })
  .filter(({ weight }) => weight);

test('faces of one family and style have one range of weights: a browser takes no letters from another range', () => {
  const families = Map.groupBy(faces, ({ name }) => name);
  expect(families.size).toBe(6);
  for (const [name, some] of families)
    expect([name, ...new Set(some.map(({ weight }) => weight))]).toEqual([name, some[0]!.weight]);
});
