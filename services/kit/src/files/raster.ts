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

/** Draws the SVG at the final size, so that lines and grain stay sharp. */
export const raster = async (svg: string, { width, format }: RasterOptions): Promise<Buffer> =>
  encode(drawSvg(svg, width), format);

function drawSvg(svg: string, width: number): Sharp {
  const density = Math.max(MIN_DENSITY, (NATURAL_DENSITY * width) / viewBoxOf(svg).width);
  // The resize removes the px that rounding may have added.
  return sharp(Buffer.from(svg), { density }).resize({ width });
}

/** Effort 2 of WebP takes half the processor of the default 4, for the same bytes (decision 0045). */
function encode(image: Sharp, format: RasterFormat): Promise<Buffer> {
  switch (format) {
    case 'webp':
      return image.webp({ quality: 82, effort: 2 }).toBuffer();
    case 'jpeg':
      return image.flatten({ background: PAPER }).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
    case 'png':
      return image.png().toBuffer();
  }
}

export interface WidthsTask {
  original: Buffer;
  format: 'svg' | 'jpeg' | 'png';
  /** px; no picture is scaled up. */
  widths: readonly number[];
}

/** Draws or decodes once, at the largest width, and resizes the others from it. @returns WebP, in the order of `widths` */
export async function makeWidths({ original, format, widths }: WidthsTask): Promise<Buffer[]> {
  const bytes = Buffer.from(original);
  const width = Math.max(...widths);
  const image = format === 'svg' ? drawSvg(bytes.toString(), width) : sharp(bytes);
  const { data, info } = await image
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const made: Buffer[] = [];
  for (const width of widths) {
    const resized = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true });
    made.push(await encode(resized, 'webp'));
  }
  return made;
}

export const makeJpeg = (webp: Buffer): Promise<Buffer> => encode(sharp(Buffer.from(webp)), 'jpeg');
