import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import type { Localised } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

export interface AuthorFields {
  slug: string;
  order: number;
  name: Localised;
  role: Localised;
  /** Sanitised HTML. */
  bio: Localised;
  picture?: Picture;
}

const schema = new Schema<AuthorFields>({
  slug: { type: String, required: true },
  order: { type: Number, required: true },
  name: localisedText(),
  role: localisedText(),
  bio: localisedText(),
  picture: pictureSchema,
});
schema.index({ slug: 1 }, { unique: true });
schema.index({ order: 1 });

export const AuthorModel = model<AuthorFields>('Author', schema, 'authors');
