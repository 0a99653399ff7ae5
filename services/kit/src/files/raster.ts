// Pictures turned from SVG into what browsers are sent.
import sharp from 'sharp';

export type RasterFormat = 'webp' | 'avif' | 'png' | 'jpeg';

export interface RasterOptions {
  /** px; the height follows the picture's own shape. */
  width: number;
  format: RasterFormat;
}

/** Dots per inch at which one px of SVG is one px of the raster. */
const NATURAL_DENSITY = 72;

/** The least the renderer takes. */
const MIN_DENSITY = 1;

/** Under a cut-out in a format that has no transparency. */
const PAPER = '#fffefb';

/** The width a picture names in its viewBox, px. Throws on text that is no picture. */
function naturalWidth(svg: string): number {
  const width = Number(/^<svg[^>]*\sviewBox="\S+ \S+ (\S+) \S+"/.exec(svg)?.[1]);
  if (!(width > 0)) {
    throw new TypeError('Not an SVG with a viewBox');
  }
  return width;
}

/**
 * An SVG drawn at a width, in a format. It is drawn at that size from the start, so lines and grain stay as
 * sharp as they are meant to be.
 */
export async function raster(svg: string, { width, format }: RasterOptions): Promise<Buffer> {
  const density = Math.max(MIN_DENSITY, (NATURAL_DENSITY * width) / naturalWidth(svg));
  // The resize takes away the px that rounding may have added, and makes stamps of the rest.
  const image = sharp(Buffer.from(svg), { density }).resize({ width });
  switch (format) {
    case 'webp':
      return image.webp({ quality: 82 }).toBuffer();
    case 'avif':
      return image.avif({ quality: 58 }).toBuffer();
    case 'jpeg':
      return image.flatten({ background: PAPER }).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
    case 'png':
      return image.png().toBuffer();
  }
}
