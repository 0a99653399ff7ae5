import { drawPicture, luminance, type PictureSpec } from '@stezhka/art';
import { drawSvg } from '@stezhka/kit/raster';
import type { Localised } from '@stezhka/kit-contract';
import { viewsOf } from './offer-landscapes.ts';
import { readOffers } from './read-offers.ts';

type Landscape = Extract<PictureSpec, { draw: 'landscape' }>;

const shown = readOffers().flatMap(({ slug, blocks }) =>
  blocks.flatMap((block) => {
    const views = 'picture' in block && block.picture && viewsOf(block, block.picture.spec);
    return views ? [{ name: `${block.kind} of ${slug}`, block, ...views }] : [];
  }),
);
const under = shown.filter(({ day }) => day.tall);

const titled = (name: string, { wide, tall }: { wide: Landscape; tall?: Landscape }) =>
  [
    [name, wide],
    [`tall ${name}`, tall!],
  ] as [string, Landscape][];
const days = under.flatMap(({ name, day }) => titled(name, day));
const nights = under.flatMap(({ name, day, night }) => titled(name, night ?? day));

const WIDTH = 320;

/** Relative luminance of every px, by row. */
async function rowsOf(spec: PictureSpec): Promise<number[][]> {
  const { data, info } = await drawSvg(drawPicture(spec), WIDTH)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (i: number) => luminance([data[i]!, data[i + 1]!, data[i + 2]!]);
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
  expect(shown.length).toBeGreaterThanOrEqual(14);
  expect(under.length).toBeGreaterThanOrEqual(8);
});

test.each(shown.map((one) => [one.name, one] as const))(
  'the %s is night in the dark, and what its words say stays true there',
  (_, { block, day, night }) => {
    const hour = day.wide.options?.hour;
    expect((night ?? day).wide.options).toMatchObject({ hour: 'night' });
    expect(night?.tall?.options?.hour).toBe(night?.tall && 'night');
    const { alt } = ('picture' in block && block.picture) || {};
    const { title, text } = block as { title?: Localised; text?: Localised };
    // One alt, and in a scene one text, tells both pictures.
    const words = [alt, ...(block.kind === 'scene' ? [title, text] : [])].flatMap((one) =>
      Object.values(one ?? {}),
    );
    if (hour !== 'night')
      expect(words.join(' ')).not.toMatch(
        /світан|ранок|ранк|полуд|сонц|сутін|туман|осін|рассвет|утр[оае]|солнц|сумер|осен|\b(dawn|morning|sun|dusk|mist|autumn|noon)\b/i,
      );
  },
);

test('a picture that is no landscape, or of another block, is drawn as it is', () => {
  const land: PictureSpec = { draw: 'landscape', slug: 'one', options: { kind: 'hills', hour: 'noon' } };
  expect(viewsOf({ kind: 'gets' }, land)).toBeUndefined();
  const lines: PictureSpec = { draw: 'topo', slug: 'one' };
  expect(viewsOf({ kind: 'hero', layout: 'beside' }, lines)).toBeUndefined();
  expect(() => viewsOf({ kind: 'hero', layout: 'behind' }, lines)).toThrow("not on 'topo'");
  expect(() => viewsOf({ kind: 'scene' }, lines)).toThrow("not on 'topo'");
});

test('on a ground of its own hour an arch has a deeper sky, so that its top is seen', () => {
  const land: PictureSpec = { draw: 'landscape', slug: 'one', options: { kind: 'sea', hour: 'mist' } };
  const top = (ground: string) => {
    const { day } = viewsOf({ kind: 'hero', layout: 'arch', ground }, land)!;
    return day.wide.options?.palette?.sky[0];
  };
  expect(top('sky')).toBeUndefined();
  expect(contrast(luminance('#e0ebe8'), luminance(top('mist')!))).toBeGreaterThan(1.3);
});

test.each(days)('by day the sky of the %s carries dark words', async (_, spec) => {
  const rows = await rowsOf(spec);
  expect(contrast(ofLighter(part(rows, 0.05, 0.4), 0.05), luminance('#262626'))).toBeGreaterThan(4.5);
});

test.each(nights)('the night of the %s shines: light, sky and land are told apart', async (_, night) => {
  const { horizon = 0 } = night.options ?? {};
  const rows = await rowsOf(night);
  const sky = ofLighter(part(rows, 0.05, 0.3), 0.5);
  const glow = ofLighter(part(rows, horizon - 0.1, horizon - 0.05), 0.5);
  const land = ofLighter(part(rows, horizon + 0.1, 1), 0.5);
  const light = ofLighter(rows.flat(), 0.995);
  expect(contrast(glow, land)).toBeGreaterThan(1.3);
  expect(contrast(light, glow)).toBeGreaterThan(3);
  // Words are light there, and no moon, star or glow takes their contrast away.
  expect(contrast(sky, luminance('#ebebeb'))).toBeGreaterThan(4.5);
  const { left, right } = night.options!.words!;
  const box = rows
    .slice(Math.round(rows.length * 0.08), Math.round(rows.length * 0.56))
    .flatMap((row) => row.slice(Math.round(WIDTH * left), Math.round(WIDTH * right)));
  expect(contrast(ofLighter(box, 0.99), luminance('#ebebeb'))).toBeGreaterThan(4.5);
});
