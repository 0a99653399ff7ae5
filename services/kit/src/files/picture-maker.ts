import { startWorker } from '../process/worker-entry.ts';
import { drawSvg, encode, sharp } from './raster.ts';

/** Runs in processes of its own, started by `make-widths.ts`. */
startWorker();

export { ready } from '../process/worker-entry.ts';

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
  const renditions: Buffer[] = [];
  for (const width of widths) {
    const resized = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true });
    renditions.push(await encode(resized, 'webp'));
  }
  return renditions;
}

export const makeJpeg = (webp: Buffer): Promise<Buffer> => encode(sharp(Buffer.from(webp)), 'jpeg');
