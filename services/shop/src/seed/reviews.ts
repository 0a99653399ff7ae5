import { clock } from '@stezhka/kit/clock';
import { trusted } from 'mongoose';
import { ProductModel } from '../products/products.model.ts';
import { ReviewModel } from '../reviews/reviews.model.ts';
import { readReviews } from './read-demo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes the reviews, after the products: the same person says the same of the same product once. */
export async function seedReviews(): Promise<void> {
  const products = await ProductModel.find().sort({ slug: 1 }).hint({ slug: 1 }).select('slug');
  const ids = new Map(products.map(({ slug, _id }) => [slug, _id]));
  for (const { slug, reviews } of readReviews()) {
    const product = ids.get(slug);
    if (!product) throw new Error(`Reviews speak of '${slug}', which is no product.`);
    for (const { daysAgo, userId, ...review } of reviews) {
      await ReviewModel.updateOne(
        { product, 'name.uk': review.name.uk, userId: trusted({ $in: [null, userId] }) },
        { ...review, userId, language: 'uk', state: 'approved', createdAt: clock.in(-daysAgo * DAY_MS) },
        { upsert: true },
      );
    }
  }
}
