import type { RatingSummary } from '@stezhka/shop-contract';
import { MAX_RATING, MIN_RATING } from '@stezhka/shop-contract';
import type { Types } from 'mongoose';
import { ReviewModel } from './reviews.model.ts';

const RATINGS = Array.from({ length: MAX_RATING - MIN_RATING + 1 }, (_, i) => MAX_RATING - i);

/** What the approved reviews of a product come to; read from an index alone. */
export async function ratingOf(product: Types.ObjectId): Promise<RatingSummary> {
  const rows = await ReviewModel.aggregate<{ _id: number; count: number }>([
    { $match: { product, state: 'approved' } },
    { $group: { _id: '$rating', count: { $sum: 1 } } },
  ]).hint({ product: 1, state: 1, rating: 1 });
  const counts = new Map(rows.map(({ _id, count }) => [_id, count]));
  const spread = RATINGS.map((rating) => ({ rating, count: counts.get(rating) ?? 0 }));
  const count = spread.reduce((sum, one) => sum + one.count, 0);
  const stars = spread.reduce((sum, one) => sum + one.rating * one.count, 0);
  return { average: count ? Math.round((stars / count) * 10) / 10 : 0, count, spread };
}
