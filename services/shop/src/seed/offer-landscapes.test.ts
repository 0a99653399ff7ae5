import { drawPicture, type PictureSpec } from '@stezhka/art';
import { drawSvg } from '@stezhka/kit/raster';
import { nightOf, tallOf, wordsStandOn } from './offer-landscapes.ts';
import { readOffers } from './read-offers.ts';

const landscapes = readOffers().flatMap(({ slug, blocks }) =>
  blocks.flatMap((block): [string, PictureSpec][] => {
    if (!('picture' in block && block.picture) || !wordsStandOn(block)) return [];
    const { spec } = block.picture;
    const name = `${block.kind} of ${slug}`;
    return block.kind === 'hero'
      ? [
          [name, spec],
          [`tall ${name}`, tallOf(spec)],
        ]
      : [[name, spec]];
  }),
);

const WIDTH = 320;
const channel = (value: number) =>
  value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** Relative luminance of every px, by row. */
async function rowsOf(spec: PictureSpec): Promise<number[][]> {
  const { data, info } = await drawSvg(drawPicture(spec), WIDTH)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (i: number) =>
    0.2126 * channel(data[i]!) + 0.7152 * channel(data[i + 1]!) + 0.0722 * channel(data[i + 2]!);
  return Array.from({ length: info.height }, (_, y) =>
    Array.from({ length: info.width }, (_, x) => at((y * info.width + x) * info.channels)),
  );
}

const part = (rows: number[][], from: number, to: number) =>
  rows.slice(Math.round(rows.length * from), Math.round(rows.length * to)).flat();
const ofLighter = (values: number[], share: number) =>
  values.sort((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

test('heroes and scenes were found', () => {
  expect(landscapes.length).toBeGreaterThanOrEqual(11);
});

test.each(landscapes)('by day the sky of the %s carries dark words', async (_, spec) => {
  const rows = await rowsOf(spec);
  expect(contrast(ofLighter(part(rows, 0.05, 0.4), 0.05), channel(0x26))).toBeGreaterThan(4.5);
});

test.each(landscapes)('the night of the %s shines: light, sky and land are told apart', async (_, spec) => {
  const night = nightOf(spec);
  const { horizon = 0 } = night.options ?? {};
  const rows = await rowsOf(night);
  const sky = ofLighter(part(rows, 0.05, 0.3), 0.5);
  const glow = ofLighter(part(rows, horizon - 0.1, horizon - 0.05), 0.5);
  const land = ofLighter(part(rows, horizon + 0.1, 1), 0.5);
  const light = ofLighter(rows.flat(), 0.995);
  expect(contrast(glow, land)).toBeGreaterThan(1.3);
  expect(contrast(light, glow)).toBeGreaterThan(3);
  // Words are light there.
  expect(contrast(sky, channel(0xeb))).toBeGreaterThan(4.5);
});
