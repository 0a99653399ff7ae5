import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import { type Searchable, searchable } from '@stezhka/kit/search';
import type { Localised } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

export interface EventFields extends Searchable {
  slug: string;
  title: Localised;
  startsAt: Date;
  picture?: Picture;
}

const schema = new Schema<EventFields>({
  slug: { type: String, required: true },
  title: localisedText(),
  startsAt: { type: Date, required: true },
  picture: pictureSchema,
});
schema.index({ slug: 1 }, { unique: true });
schema.index({ startsAt: -1 });
searchable(schema, ['title']);

export const EventModel = model<EventFields>('Event', schema, 'events');
