import type { PostAuthor } from '@stezhka/content-contract';
import { inLocale, localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema, toImageData } from '@stezhka/kit/picture';
import type { Locale, Localised } from '@stezhka/kit-contract';
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

/** An author beside a post. */
export const presentPostAuthor = (author: AuthorFields, locale: Locale): PostAuthor => ({
  slug: author.slug,
  name: inLocale(author.name, locale),
  role: inLocale(author.role, locale),
  imageData: toImageData('content', author.picture, locale),
});
