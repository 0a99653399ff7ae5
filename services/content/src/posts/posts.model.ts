import { clock } from '@stezhka/kit/clock';
import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import { type Searchable, searchable } from '@stezhka/kit/search';
import type { Localised, PlainDate } from '@stezhka/kit-contract';
import { type HydratedDocument, model, Schema, type Types } from 'mongoose';
import type { AuthorFields } from '../authors/authors.model.ts';
import type { CategoryFields } from '../categories/categories.model.ts';

export interface PostFields extends Searchable {
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
  /** Excluded from every query before. */
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

export type FullPost = HydratedDocument<
  Omit<PostFields, 'category' | 'author'> & { category: CategoryFields; author: AuthorFields }
>;
export const POST_PARTS = ['category', 'author'];

const TIME_ZONE = 'Europe/Kyiv';
const HOUR = 9;

/** Publication is at nine in the morning in Kyiv. */
export const comesOut = (day: PlainDate): Date => clock.startOf(day, TIME_ZONE, HOUR);

export const publishingDay = (moment: Date): PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(TIME_ZONE)
    .toPlainDate()
    .toString();

export const daysAgo = (days: number): PlainDate => clock.today(TIME_ZONE).subtract({ days }).toString();
