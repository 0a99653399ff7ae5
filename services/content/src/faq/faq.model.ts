import { localisedText } from '@stezhka/kit/localised';
import type { Localised } from '@stezhka/kit-contract';
import { type HydratedDocument, model, Schema } from 'mongoose';

export interface FaqGroupFields {
  slug: string;
  order: number;
  title: Localised;
  questions: {
    question: Localised;
    /** HTML, sanitised when saved and when presented. */
    answer: Localised;
  }[];
}

const schema = new Schema<FaqGroupFields>(
  {
    slug: { type: String, required: true },
    order: { type: Number, required: true },
    title: localisedText(),
    questions: [new Schema({ question: localisedText(), answer: localisedText() }, { _id: false })],
  },
  { optimisticConcurrency: true },
);
schema.index({ slug: 1 }, { unique: true });
schema.index({ order: 1, _id: 1 });

export const FaqGroupModel = model<FaqGroupFields>('FaqGroup', schema, 'faq_groups');

export type FaqGroupDocument = HydratedDocument<FaqGroupFields>;
