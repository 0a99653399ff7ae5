import type { Post, PostCard } from '@stezhka/content-contract';
import { cleanHtml } from '@stezhka/kit/html';
import { inLocale, localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema, toImageData } from '@stezhka/kit/picture';
import type { Locale, Localised } from '@stezhka/kit-contract';
import { type HydratedDocument, model, Schema, type Types } from 'mongoose';
import { type AuthorFields, presentPostAuthor } from '../authors/authors.model.ts';
import type { CategoryFields } from '../categories/categories.model.ts';
import { type Searchable, searchable } from '../search/searchable.ts';

export interface PostFields extends Searchable {
  slug: string;
  category: Types.ObjectId;
  author: Types.ObjectId;
  title: Localised;
  excerpt: Localised;
  /** HTML, sanitised when saved and again when shown. */
  body: Localised;
  tags: Localised<string[]>;
  readingMinutes: number;
  hasVideo: boolean;
  /** Shown from this moment on. */
  publishedAt: Date;
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
    publishedAt: { type: Date, required: true },
    picture: pictureSchema,
  },
  { timestamps: true, optimisticConcurrency: true },
);
schema.index({ slug: 1 }, { unique: true });
schema.index({ publishedAt: -1, _id: -1 });
schema.index({ category: 1, publishedAt: -1, _id: -1 });
schema.index({ hasVideo: 1, publishedAt: -1, _id: -1 });
searchable(schema, ['title', 'excerpt', 'tags']);

export const PostModel = model<PostFields>('Post', schema, 'posts');

/** A post with its category and author filled in. */
export type FullPost = HydratedDocument<
  Omit<PostFields, 'category' | 'author'> & { category: CategoryFields; author: AuthorFields }
>;
export const POST_PARTS = ['category', 'author'];

export const presentPostCard = (post: FullPost, locale: Locale): PostCard => ({
  id: post.id,
  slug: post.slug,
  title: inLocale(post.title, locale),
  excerpt: inLocale(post.excerpt, locale),
  imageData: toImageData('content', post.picture, locale),
  category: { slug: post.category.slug, title: inLocale(post.category.title, locale) },
  author: presentPostAuthor(post.author, locale),
  publishedAt: post.publishedAt.toISOString(),
  readingMinutes: post.readingMinutes,
  hasVideo: post.hasVideo,
});

export const presentPost = (post: FullPost, locale: Locale): Post => ({
  ...presentPostCard(post, locale),
  body: cleanHtml(inLocale(post.body, locale)),
  tags: [...post.tags[locale]],
});
