import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import { type Publication, publicationField } from '@stezhka/kit/publication';
import type { Localised } from '@stezhka/kit-contract';
import { model, Schema, type Types } from 'mongoose';

export interface CourseDayFields {
  title: Localised;
  /** HTML, sanitised when saved and when presented, as is `description`. */
  text: Localised;
  task: Localised;
  /** Slug of a post of content that has a film. */
  film: string | null;
  /** systemNames of what the day asks for. */
  parameters: string[];
}

export interface CourseFields extends Publication {
  slug: string;
  order: number;
  title: Localised;
  excerpt: Localised;
  description: Localised;
  author: { slug: string; name: Localised };
  /** Kopiykas; 0 is free. */
  price: number;
  isMarathon: boolean;
  picture?: Picture;
  programme: CourseDayFields[];
}
export type CourseRow = CourseFields & { _id: Types.ObjectId };

const plain = { _id: false };
const day = new Schema<CourseDayFields>(
  {
    title: localisedText(),
    text: localisedText(),
    task: localisedText(),
    film: { type: String, default: null },
    parameters: [String],
  },
  plain,
);

const schema = new Schema<CourseFields>(
  {
    slug: { type: String, required: true },
    order: { type: Number, required: true },
    title: localisedText(),
    excerpt: localisedText(),
    description: localisedText(),
    author: {
      type: new Schema({ slug: { type: String, required: true }, name: localisedText() }, plain),
      required: true,
    },
    price: { type: Number, required: true, min: 0, validate: Number.isInteger },
    isMarathon: { type: Boolean, default: false },
    picture: pictureSchema,
    programme: [day],
    ...publicationField,
  },
  { timestamps: true, optimisticConcurrency: true },
);
schema.index({ slug: 1 }, { unique: true });
schema.index({ order: 1, _id: 1 });
schema.index({ publishedAt: 1 });

export const CourseModel = model<CourseFields>('Course', schema, 'courses');
