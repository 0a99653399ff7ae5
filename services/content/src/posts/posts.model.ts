import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import { type Searchable, searchable } from '@stezhka/kit/search';
import type { Localised } from '@stezhka/kit-contract';
import { type HydratedDocument, model, Schema, type Types } from 'mongoose';
import type { AuthorFields } from '../authors/authors.model.ts';
import type { CategoryFields } from '../categories/categories.model.ts';
import { type Publication, publicationField } from '../publication/publication.ts';

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
  hasVideo: boolean;
  /** A short film without words; absent from posts that only speak of one. */
  video?: { clip: string; seconds: number } | null;
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
    hasVideo: { type: Boolean, default: false },
    video: {
      type: new Schema(
        { clip: { type: String, required: true }, seconds: { type: Number, required: true } },
        { _id: false },
      ),
      default: null,
    },
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
schema.index({ hasVideo: 1, publishedAt: -1, _id: -1 });
searchable(
  schema,
  { title: 'title', about: ['excerpt', 'tags'], body: ['body'] },
  { publishedAt: -1, _id: -1 },
);

export const PostModel = model<PostFields>('Post', schema, 'posts');

export type FullPost = HydratedDocument<
  Omit<PostFields, 'category' | 'author'> & { category: CategoryFields; author: AuthorFields }
>;
export const POST_PARTS = ['category', 'author'];
