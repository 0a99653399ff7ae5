import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { MAX_RATING, MIN_RATING, type RatingSummary, type ReviewBody } from '@stezhka/shop-contract';
import { type Types, trusted } from 'mongoose';
import { OrderModel } from '../orders/orders.model.ts';
import { ProductModel } from '../products/products.model.ts';
import { ReviewModel, type ReviewRow } from './reviews.model.ts';

const RATINGS = Array.from({ length: MAX_RATING - MIN_RATING + 1 }, (_, i) => MAX_RATING - i);

/** Summary of a product's approved reviews; the query is covered by an index. */
export async function findRating(product: Types.ObjectId): Promise<RatingSummary> {
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

/** Members among the writers who have received the product, alone or in a kit. */
export async function findBuyers(
  product: Types.ObjectId,
  writers: readonly Pick<ReviewRow, 'userId'>[],
): Promise<ReadonlySet<string | null>> {
  const members = writers.flatMap(({ userId }) => userId ?? []);
  if (!members.length) return new Set();
  const buyers = await OrderModel.distinct('userId', {
    userId: trusted({ $in: members }),
    state: 'delivered',
    'lines.pieces.product': product,
  });
  return new Set(buyers);
}

export async function publishedProduct(which: { slug: string } | { _id: string }) {
  const product = await ProductModel.findOne({ ...which, published: true })
    .select('slug')
    .lean();
  if (!product) throw new AppError('not_found');
  return product;
}

/** Replaces the review in all languages: translations of an older text are dropped. */
export async function saveReview(
  key: Pick<ReviewRow, 'product' | 'userId'>,
  { name, text, rating }: ReviewBody,
  language: ReviewRow['language'],
): Promise<void> {
  const none = { uk: '', ru: '', en: '' };
  await ReviewModel.updateOne(
    key,
    {
      $set: {
        name: { ...none, [language]: name },
        text: { ...none, [language]: text },
        rating: Number(rating),
        language,
        state: 'pending',
        createdAt: clock.now(),
      },
      $inc: { __v: 1 },
    },
    { upsert: true, runValidators: true },
  );
}
