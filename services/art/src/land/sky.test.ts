import { HOURS } from '../core/hours.ts';
import { landscape } from './landscape.ts';

const slugs = Array.from({ length: 60 }, (_, n) => `words-${n}`);

/** Pictures with words: of a tall one they take the whole width, of a wide one the left or the middle. */
const PLACES = {
  across: { w: 900, h: 1600, horizon: 0.73, words: { left: 0, right: 1, bottom: 0.64 } },
  left: { w: 1920, h: 1080, horizon: 0.66, words: { left: 0, right: 0.53, bottom: 0.66 } },
  middle: { w: 1920, h: 1080, horizon: 0.66, words: { left: 0.25, right: 0.75, bottom: 0.66 } },
};
type Place = keyof typeof PLACES;

interface Thing {
  left: number;
  right: number;
  top: number;
}

/** What is seen in the sky, px. */
function thingsOf(slug: string, place: Place, hour: 'noon' | 'night', words = true) {
  const { words: box, ...size } = PLACES[place];
  const options = { kind: 'hills', hour, bare: true, birds: 1, ...size } as const;
  const svg = landscape(slug, words ? { ...options, words: box } : options);
  const { sun, hills } = HOURS[hour];
  const discs = [...svg.matchAll(/<circle cx="([-\d.]+)" cy="([-\d.]+)" r="([\d.]+)" fill="(#\w+)"/g)].map(
    ([, x, y, r, fill]) => ({ thing: around(Number(x), Number(y), Number(r)), fill, r: Number(r) }),
  );
  const wings = [...svg.matchAll(new RegExp(`<path d="M([^"]+)" fill="none" stroke="${hills[3]}"`, 'g'))];
  return {
    sun: discs.filter(({ fill, r }) => fill === sun && r > 20).map(({ thing }) => thing),
    stars: discs.filter(({ fill, r }) => fill === sun && r < 4).map(({ thing }) => thing),
    birds: wings.map(([, d]): Thing => {
      const numbers = d!.split(/[MQ ]/).map(Number);
      const of = (odd: number) => numbers.filter((_, i) => i % 2 === odd);
      return { left: Math.min(...of(0)), right: Math.max(...of(0)), top: Math.min(...of(1)) };
    }),
  };
}
const around = (x: number, y: number, r: number): Thing => ({ left: x - r, right: x + r, top: y - r });

const onWords = (place: Place, { left, right, top }: Thing) => {
  const { w, h, words } = PLACES[place];
  return top < h * words.bottom && right > w * words.left && left < w * words.right;
};
const places = Object.keys(PLACES) as Place[];

test.each(places.flatMap((place) => (['noon', 'night'] as const).map((hour) => [place, hour] as const)))(
  'with words %s, sun or moon, birds and stars keep out of them at %s',
  (place, hour) => {
    const { w, h, horizon } = PLACES[place];
    for (const slug of slugs) {
      const { sun, birds, stars } = thingsOf(slug, place, hour);
      expect([sun.length, birds.length]).toEqual([1, 5]);
      expect([...sun, ...birds, ...stars].filter((thing) => onWords(place, thing))).toEqual([]);
      // Nor do they hide in the land or behind the frame.
      for (const { left, right, top } of [...sun, ...birds]) {
        expect(Math.min(left, w - right)).toBeGreaterThanOrEqual(0);
        expect(top).toBeLessThan(h * horizon);
      }
      if (hour === 'night' && place !== 'across') expect(stars.length).toBeGreaterThan(15);
    }
  },
);

test.each(places)('without words the sky is free where they would stand %s', (place) => {
  const free = slugs.map((slug) => thingsOf(slug, place, 'night', false));
  for (const kind of ['sun', 'birds', 'stars'] as const)
    expect(free.some((things) => things[kind].some((thing) => onWords(place, thing)))).toBe(true);
});
