import { createHash, randomBytes } from 'node:crypto';
import mongoose, { Schema } from 'mongoose';
import { AppError } from '../errors/errors.ts';
import type { Field, FieldOptions } from '../forms/forms.ts';
import { type FileMetadata, FileModel, type FileRow } from './file.model.ts';
import { fileField } from './file-field.ts';
import { MAX_UPLOAD_BYTES, runInDecoder } from './image.ts';
import { measureVideo, type VideoMeasures } from './measure-video.ts';
import { removeFile, type Session, type StoredPicture, within, writeFile } from './store.ts';

export const VIDEO_NAME = 'video.webm';
const EBML = '1a45dfa3';

export interface Video extends VideoMeasures {
  bytes: Buffer;
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
 * Judges a film of the site itself by its content, in this process. One with sound is refused: whoever cannot hear it
 * would need captions.
 * @throws AppError too_large, unsupported_media, unfit_video
 */
export const readVideo = (bytes: Buffer): Promise<Video> => judge(bytes, () => measureVideo({ bytes }));

/** The same of what people upload, in the decoder's process (decision 0057). @throws AppError unavailable, too */
export const readUploadedVideo = (bytes: Buffer): Promise<Video> =>
  judge(bytes, () => runInDecoder('measureVideo', { bytes }));

async function judge(bytes: Buffer, measure: () => ReturnType<typeof measureVideo>): Promise<Video> {
  if (bytes.length > MAX_UPLOAD_BYTES) throw new AppError('too_large');
  if (bytes.toString('hex', 0, 4) !== EBML) throw new AppError('unsupported_media');
  const measured = await measure();
  if ('refused' in measured) throw new AppError(measured.refused);
  return { bytes, ...measured };
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
