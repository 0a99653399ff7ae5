import { HOURS } from '../core/hours.ts';
import { landscape } from './landscape.ts';

const HEIGHT = 1600;
const WORDS = 0.64;
const slugs = Array.from({ length: 60 }, (_, n) => `tall-${n}`);

const tall = (slug: string, options: { hour: 'noon' | 'night'; words?: number }) =>
  landscape(slug, { kind: 'hills', w: 900, h: HEIGHT, horizon: 0.73, bare: true, birds: 1, ...options });

/** The upper edges of the sun or moon and of the birds, px from the top. */
function upperEdges(svg: string, hour: 'noon' | 'night') {
  const { sun, hills } = HOURS[hour];
  const discs = [...svg.matchAll(new RegExp(`cy="([\\d.]+)" r="([\\d.]+)" fill="${sun}"/>`, 'g'))];
  const wings = [...svg.matchAll(new RegExp(`<path d="M([^"]+)" fill="none" stroke="${hills[3]}"`, 'g'))];
  return {
    sun: Math.min(...discs.map(([, y, r]) => Number(y) - Number(r))),
    birds: wings.map(([, d]) =>
      Math.min(
        ...d!
          .split(/[MQ ]/)
          .filter((_, i) => i % 2)
          .map(Number),
      ),
    ),
  };
}

test.each(['noon', 'night'] as const)('at %s sun, moon and birds keep out of the words above', (hour) => {
  for (const slug of slugs) {
    const { sun, birds } = upperEdges(tall(slug, { hour, words: WORDS }), hour);
    expect(birds).toHaveLength(5);
    expect(Math.min(sun, ...birds)).toBeGreaterThanOrEqual(HEIGHT * WORDS);
    // Nor do they hide in the land.
    expect(Math.max(sun, ...birds)).toBeLessThan(HEIGHT * 0.73);
  }
});

test('where no words stand, birds fly high and the sun may stand above them', () => {
  const free = slugs.map((slug) => upperEdges(tall(slug, { hour: 'noon' }), 'noon'));
  expect(free.every(({ birds }) => Math.min(...birds) < HEIGHT * WORDS)).toBe(true);
  expect(free.some(({ sun }) => sun < HEIGHT * WORDS)).toBe(true);
});
