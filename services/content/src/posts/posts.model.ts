import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import { type Publication, publicationField } from '@stezhka/kit/publication';
import { type Searchable, searchable } from '@stezhka/kit/search';
import type { Localised } from '@stezhka/kit-contract';
import { type HydratedDocument, model, Schema, type Types } from 'mongoose';
import type { AuthorFields } from '../authors/authors.model.ts';
import type { CategoryFields } from '../categories/categories.model.ts';
import type { FilmFields } from '../films/films.model.ts';

export interface PostFields extends Searchable, Publication {
  slug: string;
  category: Types.ObjectId;
  author: Types.ObjectId;
  title: Localised;
  excerpt: Localised;
  /** HTML, sanitised when saved and when presented. */
  body: Localised;
  tags: Localised<string[]>;
  readingMinutes: number;
  film?: Types.ObjectId | null;
  /** Whether there is a film; for the index of the list of videos. */
  hasVideo: boolean;
  /** Votes up less votes down. */
  rating: number;
  picture?: Picture;
}

const words = { type: [String], default: [] };
const schema = new Schema<PostFields>(
  {
    slug: { type: String, required: true },
    category: { type: Schema.Types.ObjectId, ref: 'Category', required: true },
    author: { type: Schema.Types.ObjectId, ref: 'Author', required: true },
    title: localisedText(),
    excerpt: localisedText(),
    body: localisedText(),
    tags: new Schema({ uk: words, ru: words, en: words }, { _id: false }),
    readingMinutes: { type: Number, required: true },
    film: { type: Schema.Types.ObjectId, ref: 'Film', default: null },
    hasVideo: { type: Boolean, default: false },
    rating: { type: Number, default: 0 },
    ...publicationField,
    picture: pictureSchema,
  },
  { timestamps: true, optimisticConcurrency: true },
);
schema.index({ slug: 1 }, { unique: true });
schema.index({ publishedAt: -1, _id: -1 });
schema.index({ category: 1, publishedAt: -1, _id: -1 });
schema.index({ author: 1, publishedAt: -1, _id: -1 });
schema.index({ film: 1, publishedAt: -1 });
schema.index({ hasVideo: 1, publishedAt: -1, _id: -1 });
searchable(
  schema,
  { title: 'title', about: ['excerpt', 'tags'], body: ['body'] },
  { publishedAt: -1, _id: -1 },
);

export const PostModel = model<PostFields>('Post', schema, 'posts');

export type FullPost = HydratedDocument<
  Omit<PostFields, 'category' | 'author' | 'film'> & {
    category: CategoryFields;
    author: AuthorFields;
    film?: FilmFields | null;
  }
>;
/** Of a card; a post itself shows its film too. */
export const CARD_PARTS = ['category', 'author'];
export const POST_PARTS = [...CARD_PARTS, 'film'];
