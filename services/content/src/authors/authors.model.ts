import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import { type Publication, publicationField } from '@stezhka/kit/publication';
import type { Localised } from '@stezhka/kit-contract';
import { model, Schema, type Types } from 'mongoose';

export interface AuthorFields extends Publication {
  slug: string;
  order: number;
  name: Localised;
  role: Localised;
  /** Sanitised HTML. */
  bio: Localised;
  /** Votes up less votes down. */
  rating: number;
  picture?: Picture;
}
export type AuthorRow = AuthorFields & { _id: Types.ObjectId };

const schema = new Schema<AuthorFields>(
  {
    slug: { type: String, required: true },
    order: { type: Number, required: true },
    name: localisedText(),
    role: localisedText(),
    bio: localisedText(),
    rating: { type: Number, default: 0 },
    picture: pictureSchema,
    ...publicationField,
  },
  { optimisticConcurrency: true },
);
schema.index({ slug: 1 }, { unique: true });
schema.index({ order: 1, _id: 1 });
schema.index({ rating: -1, order: 1, _id: 1 });
schema.index({ publishedAt: 1 });

export const AuthorModel = model<AuthorFields>('Author', schema, 'authors');
