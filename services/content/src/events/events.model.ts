import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import { type Publication, publicationField } from '@stezhka/kit/publication';
import { type Searchable, searchable } from '@stezhka/kit/search';
import type { Localised } from '@stezhka/kit-contract';
import { type HydratedDocument, model, Schema, type Types } from 'mongoose';
import type { AuthorFields } from '../authors/authors.model.ts';

export interface EventFields extends Searchable, Publication {
  slug: string;
  title: Localised;
  excerpt: Localised;
  /** HTML, sanitised when saved and when presented. */
  body: Localised;
  startsAt: Date;
  endsAt: Date;
  place: Localised;
  online: boolean;
  /** Kopiykas; 0 is free. */
  price: number;
  /** Null: no limit. */
  seats: number | null;
  host: Types.ObjectId | null;
  picture?: Picture;
}

const schema = new Schema<EventFields>(
  {
    slug: { type: String, required: true },
    title: localisedText(),
    excerpt: localisedText(),
    body: localisedText(),
    startsAt: { type: Date, required: true },
    endsAt: { type: Date, required: true },
    place: localisedText(),
    online: { type: Boolean, default: false },
    price: { type: Number, default: 0, min: 0, validate: Number.isInteger },
    seats: { type: Number, default: null, min: 1 },
    host: { type: Schema.Types.ObjectId, ref: 'Author', default: null },
    picture: pictureSchema,
    ...publicationField,
  },
  { timestamps: true, optimisticConcurrency: true },
);
schema.index({ slug: 1 }, { unique: true });
schema.index({ endsAt: 1, startsAt: 1 });
schema.index({ startsAt: -1, _id: -1 });
schema.index({ publishedAt: 1 });
searchable(
  schema,
  { title: 'title', about: ['excerpt', 'place'], body: ['body'] },
  { startsAt: -1, _id: -1 },
);

export const EventModel = model<EventFields>('Event', schema, 'events');

export type FullEvent = HydratedDocument<Omit<EventFields, 'host'> & { host: AuthorFields | null }>;
