import { luminance, mix } from '../core/colour.ts';
import { HOURS } from '../core/hours.ts';
import { LAND_KINDS, landscape } from './landscape.ts';

const slugs = Array.from({ length: 60 }, (_, n) => `details-${n}`);

test('in mist the tower of a lighthouse is told apart from the sky', () => {
  const { bloom, sky } = HOURS.mist;
  const towers = slugs.flatMap((slug) => {
    const svg = landscape(slug, { kind: 'sea', hour: 'mist' });
    const found = new RegExp(`Z" fill="(#\\w+)"/><path d="M[^"]+Z" fill="${bloom}"`).exec(svg);
    return found ? [found[1]!] : [];
  });
  expect(towers.length).toBeGreaterThan(30);
  for (const tower of towers)
    expect((luminance(sky[2]) + 0.05) / (luminance(tower) + 0.05)).toBeGreaterThan(1.5);
});

test.each(LAND_KINDS)('no part of %s stays empty, however its hills dip', (kind) => {
  const svg = landscape('uviity-3', { kind, hour: 'night', w: 1000, h: 440 });
  expect(/<rect width="1000" height="440" fill="[^n]/.test(svg)).toBe(true);
});

test('the path on the nearest hill is seen at some length, or not at all', () => {
  const lengths = slugs.map((slug) => {
    const svg = landscape(slug, { kind: 'hills', hour: 'noon', w: 960, h: 800, bare: true });
    const [, drawn] = /h5k\)">(.*?)<\/g>/.exec(svg)!;
    const top = /<path d="M[-\d.]+ ([\d.]+)/.exec(drawn!);
    return top ? 800 - Number(top[1]) : undefined;
  });
  expect(lengths.filter((length) => length === undefined).length).toBeGreaterThan(0);
  const seen = lengths.filter((length) => length !== undefined);
  expect(seen.length).toBeGreaterThan(10);
  expect(Math.min(...seen)).toBeGreaterThan(60);
});

test('paths part in a forest where that is asked for', () => {
  const { path, hills } = HOURS.noon;
  const roads = (fork: boolean) =>
    landscape('parting', { kind: 'forest', hour: 'noon', bare: true, fork }).split(
      `fill="${mix(path, hills[2], 0.08)}"/>`,
    ).length - 1;
  expect([roads(false), roads(true)]).toEqual([1, 2]);
});
