import { localisedText } from '@stezhka/kit/localised';
import { LOCALES, type Locale, type Localised } from '@stezhka/kit-contract';
import { MAX_RATING, MIN_RATING } from '@stezhka/shop-contract';
import { model, Schema, type Types } from 'mongoose';

export const REVIEW_STATES = ['pending', 'approved', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export interface ReviewFields {
  product: Types.ObjectId;
  userId: string | null;
  name: Localised;
  rating: number;
  text: Localised;
  language: Locale;
  state: ReviewState;
  createdAt: Date;
}
export type ReviewRow = ReviewFields & { _id: Types.ObjectId };

const schema = new Schema<ReviewFields>(
  {
    product: { type: Schema.Types.ObjectId, ref: 'Product', required: true },
    userId: { type: String, default: null },
    name: localisedText({ required: false }),
    rating: {
      type: Number,
      required: true,
      min: MIN_RATING,
      max: MAX_RATING,
      validate: Number.isInteger,
    },
    text: localisedText({ required: false }),
    language: { type: String, enum: LOCALES, required: true },
    state: { type: String, enum: REVIEW_STATES, default: 'pending' },
    createdAt: { type: Date, required: true },
  },
  { optimisticConcurrency: true },
);
schema.index({ product: 1, state: 1, createdAt: -1, _id: -1 });
schema.index({ product: 1, state: 1, rating: 1 });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ userId: 1 });
// One review per member and product.
schema.index(
  { product: 1, userId: 1 },
  { unique: true, partialFilterExpression: { userId: { $type: 'string' } } },
);

export const ReviewModel = model<ReviewFields>('Review', schema, 'reviews');
