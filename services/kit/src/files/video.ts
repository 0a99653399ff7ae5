import { createHash, randomBytes } from 'node:crypto';
import mongoose, { Schema } from 'mongoose';
import { AppError } from '../errors/errors.ts';
import type { Field, FieldOptions } from '../forms/forms.ts';
import { type FileMetadata, FileModel, type FileRow } from './file.model.ts';
import { fileField } from './file-field.ts';
import { MAX_UPLOAD_BYTES } from './image.ts';
import { removeFile, type Session, type StoredPicture, within, writeFile } from './store.ts';

export const VIDEO_NAME = 'video.webm';
const MAX_SECONDS = 180;
/** px of the longer side. */
const MAX_SIDE = 1920;
const EBML = '1a45dfa3';
/** Many phones decode no AV1. */
const CODECS: readonly unknown[] = ['vp8', 'vp9'];

export interface Video {
  bytes: Buffer;
  width: number;
  height: number;
  seconds: number;
}

export interface StoredVideo extends StoredPicture {
  seconds: number;
}

export const videoSchema = new Schema<StoredVideo>(
  {
    file: { type: Schema.Types.ObjectId, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    seconds: { type: Number, required: true },
  },
  { _id: false },
);

/** The id changes with the content: caches may keep it for ever. */
export const videoAddress = (domain: string, { file }: Pick<StoredVideo, 'file'>): string =>
  `/files/${domain}/${file}/${VIDEO_NAME}`;

/**
 * Judges a film by its content. One with sound is refused: whoever cannot hear it would need captions.
 * @throws AppError too_large, unsupported_media, unfit_video
 */
export async function readVideo(bytes: Buffer): Promise<Video> {
  if (bytes.length > MAX_UPLOAD_BYTES) throw new AppError('too_large');
  if (bytes.toString('hex', 0, 4) !== EBML) throw new AppError('unsupported_media');
  const { seconds, width, height, isSilent } = await measure(bytes).catch((cause) => {
    throw new AppError('unsupported_media', { cause });
  });
  const isLong = !(seconds >= 1 && seconds <= MAX_SECONDS);
  if (!isSilent || isLong || Math.max(width, height) > MAX_SIDE) throw new AppError('unfit_video');
  return { bytes, width, height, seconds: Math.round(seconds) };
}

async function measure(bytes: Buffer) {
  // Large, and needed by few processes.
  const { BufferSource, Input, WEBM } = await import('mediabunny');
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM] });
  try {
    const tracks = await input.getTracks();
    // The container tells how long the last frame stays.
    const told = (await input.getDurationFromMetadata()) ?? 0;
    const seconds = Math.max(told, await input.computeDuration());
    const [film, ...more] = await input.getVideoTracks();
    if (!film || more.length || !CODECS.includes(await film.getCodec())) throw new Error('not one film');
    const [width, height] = [await film.getDisplayWidth(), await film.getDisplayHeight()];
    return { seconds, width, height, isSilent: tracks.length === 1 };
  } finally {
    input.dispose();
  }
}

/** With a slug the id follows from it and the content, as a drawing's does: a repeated seed changes nothing. */
export async function storeVideo(
  { bytes, ...measures }: Video,
  { slug, session }: { slug?: string; session?: Session } = {},
): Promise<StoredVideo> {
  const digest = slug ? createHash('sha256').update(slug).update(bytes).digest() : randomBytes(12);
  const file = new mongoose.Types.ObjectId(digest.subarray(0, 12));
  const old = slug ? await FileModel.findOne({ 'metadata.slug': slug }).lean<FileRow>() : null;
  if (old?._id.equals(file)) return { file, ...measures };
  return within(session, async (session) => {
    if (old) await removeFile(old._id, session);
    const metadata: FileMetadata = { format: 'webm', ...measures, access: 'public', ...(slug && { slug }) };
    await writeFile(file, bytes, metadata, session);
    return { file, ...measures };
  });
}

type Value<R extends boolean> = R extends true ? StoredVideo : StoredVideo | undefined;

/** Value: the id from an upload of a film. */
export const videoField = <const R extends boolean = false>(
  options: Pick<FieldOptions, 'label' | 'hint'> & { required?: R },
): Field<Value<R>> =>
  fileField<StoredVideo>({
    ...options,
    type: 'video',
    take: ({ id, format, width, height, seconds }) =>
      format === 'webm'
        ? { file: new mongoose.Types.ObjectId(id), width, height, seconds: seconds! }
        : undefined,
  }) as Field<Value<R>>;
