import { drawPicture } from '@stezhka/art';
import sharp from 'sharp';
import { type RasterFormat, raster } from './raster.ts';

const landscape = drawPicture({
  draw: 'landscape',
  slug: 'raster',
  options: { kind: 'hills', hour: 'dawn' },
});

test.each([
  ['webp', 'webp'],
  ['png', 'png'],
  ['jpeg', 'jpeg'],
] as const)('a picture becomes %s at the wanted width', async (format: RasterFormat, name) => {
  const {
    width,
    height,
    format: is,
  } = await sharp(await raster(landscape, { width: 320, format })).metadata();
  expect({ width, height, is }).toEqual({ width: 320, height: 180, is: name });
});

test('a small picture is drawn large, not scaled up', async () => {
  const halves =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"><rect width="10" height="10" fill="#fff"/><rect width="5" height="10" fill="#000"/></svg>';
  const png = await raster(halves, { width: 1000, format: 'png' });
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(1000);
  const middle = data.subarray(500 * info.width * info.channels, 501 * info.width * info.channels);
  const between = [...middle].filter((value) => value > 10 && value < 245);
  expect(between.length).toBeLessThanOrEqual(1);
});

test('odd widths come out exact', async () => {
  for (const width of [1, 33, 401]) {
    const png = await raster(drawPicture({ draw: 'divider', slug: 'odd' }), { width, format: 'png' });
    expect((await sharp(png).metadata()).width).toBe(width);
  }
});

test('a cut-out keeps its transparency, and lies on paper in a jpeg', async () => {
  const cutOut = drawPicture({ draw: 'cover', slug: 'cut', options: { ground: 'none', cloth: 'plum' } });
  const corner = async (format: RasterFormat) => {
    const image = sharp(await raster(cutOut, { width: 80, format }));
    return [...(await image.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer())];
  };
  expect((await corner('png'))[3]).toBe(0);
  for (const channel of await corner('jpeg')) {
    expect(channel).toBeGreaterThan(245);
  }
});

test('a source that is not a picture is refused', async () => {
  await expect(raster('<p>words</p>', { width: 100, format: 'webp' })).rejects.toThrow(TypeError);
});
