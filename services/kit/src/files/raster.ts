import sharp, { type Sharp } from 'sharp';
import { viewBoxOf } from './sizes.ts';

// Several pictures are decoded at once, one thread each; what is kept between them is never asked for again.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };

export type RasterFormat = 'webp' | 'png' | 'jpeg';

export interface RasterOptions {
  /** px; the height follows the picture's shape. */
  width: number;
  format: RasterFormat;
}

/** Dots per inch at which one px of SVG is one px of the raster. */
const NATURAL_DENSITY = 72;

const MIN_DENSITY = 1;

const PAPER = '#fffefb';

/** Draws the SVG at the final size, so that lines stay sharp. */
export const raster = async (svg: string, { width, format }: RasterOptions): Promise<Buffer> =>
  encode(drawSvg(svg, width), format);

export function drawSvg(svg: string, width: number): Sharp {
  const density = Math.max(MIN_DENSITY, (NATURAL_DENSITY * width) / viewBoxOf(svg).width);
  // The resize removes the px that rounding may have added.
  return sharp(Buffer.from(svg), { density }).resize({ width });
}

/** Effort 2 takes half the processor of the default 4, for the same bytes (decision 0047). */
export const WEBP = { quality: 82, effort: 2 };

export function encode(image: Sharp, format: RasterFormat): Promise<Buffer> {
  switch (format) {
    case 'webp':
      return image.webp(WEBP).toBuffer();
    case 'jpeg':
      return image.flatten({ background: PAPER }).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
    case 'png':
      return image.png().toBuffer();
  }
}
