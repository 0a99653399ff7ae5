import { randomBytes } from 'node:crypto';
import type { Id } from '@stezhka/kit-contract';
import mongoose from 'mongoose';
import sharp from 'sharp';
import { AppError } from '../errors/errors.ts';
import { type Session, type StoredPicture, within, writeFile } from './store.ts';

export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 3200;

export type ImageOptions = { session?: Session } & (
  | { access: 'public'; owner?: Id }
  | { access: 'owner'; owner: Id }
);

/** Keeps only the pixels: no metadata, no hidden script. @throws AppError 'unsupported_media', 'too_large' */
export async function storeImage(
  bytes: Buffer,
  { access, owner, session }: ImageOptions,
): Promise<StoredPicture> {
  if (bytes.length > MAX_UPLOAD_BYTES) throw new AppError('too_large');
  const kind = kindOf(bytes);
  if (!kind) throw new AppError('unsupported_media');
  const { data, info } = await redraw(bytes, kind);
  const { width, height } = info;
  const format = info.format === 'png' ? 'png' : 'jpeg';
  const id = new mongoose.Types.ObjectId(randomBytes(12));
  const metadata = { format, width, height, access, ...(owner && { owner }) } as const;
  return within(session, (session) => writeFile(id, data, metadata, session));
}

async function redraw(bytes: Buffer, kind: Kind) {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format, compression, width, height, hasAlpha } = await image.metadata();
    const named = format === 'heif' && compression === 'av1' ? 'avif' : format;
    if (named !== kind) throw new AppError('unsupported_media');
    if (width * height > MAX_PIXELS) throw new AppError('too_large');
    const fitted = image
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    const coded = hasAlpha ? fitted.png() : fitted.jpeg({ quality: 90 });
    return await coded.toBuffer({ resolveWithObject: true });
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const tooLarge = cause instanceof Error && /pixel limit/i.test(cause.message);
    throw new AppError(tooLarge ? 'too_large' : 'unsupported_media', { cause });
  }
}

type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** Checks the first bytes, so that no other decoder (SVG, PDF, …) is ever reached. */
function kindOf(bytes: Buffer): Kind | undefined {
  const at = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(at(0, 6))) return 'gif';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp';
  if (at(4, 8) === 'ftyp' && at(8, 40).includes('avif')) return 'avif';
  return undefined;
}
