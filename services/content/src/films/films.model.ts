import { type StoredVideo, videoSchema } from '@stezhka/kit/files';
import { model, Schema } from 'mongoose';

export interface FilmFields {
  /** Told apart by staff alone. */
  slug: string;
  /** From 992 px. */
  wide: StoredVideo;
  /** Up to 991 px. */
  narrow: StoredVideo;
}

const schema = new Schema<FilmFields>(
  {
    slug: { type: String, required: true },
    wide: { type: videoSchema, required: true },
    narrow: { type: videoSchema, required: true },
  },
  { optimisticConcurrency: true },
);
schema.index({ slug: 1 }, { unique: true });
schema.index({ 'wide.file': 1 });
schema.index({ 'narrow.file': 1 });

export const FilmModel = model<FilmFields>('Film', schema, 'films');
