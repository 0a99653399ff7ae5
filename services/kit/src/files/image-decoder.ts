import { startWorker } from '../process/worker-entry.ts';
import { sharp } from './raster.ts';

/** Runs in a process of its own, started by `image.ts`. */
startWorker();

export { ready } from '../process/worker-entry.ts';
export { measureVideo } from './measure-video.ts';

export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

export interface DecodeTask {
  bytes: Buffer;
  kind: ImageKind;
  maxPixels: number;
  /** px of the longer side of what is kept. */
  maxSide: number;
}

export interface DecodedImage {
  bytes: Buffer;
  format: 'jpeg' | 'png';
  width: number;
  height: number;
}

type Refusal = 'unsupported_media' | 'too_many_pixels';

/** Reads the header first, and the pixels of no picture that is larger than told. */
export async function decode({
  bytes,
  kind,
  maxPixels,
  maxSide,
}: DecodeTask): Promise<DecodedImage | { refused: Refusal }> {
  try {
    const image = sharp(Buffer.from(bytes), {
      limitInputPixels: maxPixels,
      failOn: 'error',
      sequentialRead: true,
    });
    const { format, compression, width, height, hasAlpha } = await image.metadata();
    const named = format === 'heif' && compression === 'av1' ? 'avif' : format;
    if (named !== kind) return { refused: 'unsupported_media' };
    if (width * height > maxPixels) return { refused: 'too_many_pixels' };
    const fitted = image
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
    const coded = hasAlpha ? fitted.png() : fitted.jpeg({ quality: 90 });
    const { data, info } = await coded.toBuffer({ resolveWithObject: true });
    return { bytes: data, format: hasAlpha ? 'png' : 'jpeg', width: info.width, height: info.height };
  } catch (error) {
    const isLarge = error instanceof Error && /pixel limit/i.test(error.message);
    return { refused: isLarge ? 'too_many_pixels' : 'unsupported_media' };
  }
}
