import { connectDatabase } from '@stezhka/kit/database';
import { readEnv } from '@stezhka/kit/env';
import mongoose from 'mongoose';
import { seedDefinitions } from './seed/definitions.ts';
import { seedCoupons, seedDemo } from './seed/demo.ts';
import { seedOffers } from './seed/offers.ts';
import { seedOrders } from './seed/orders.ts';
import { seedReviews } from './seed/reviews.ts';

/**
 * Writes categories and filters, and for a demonstration products, kits, reviews, offers,
 * promocodes and orders; running it again changes nothing but the dates.
 */
export async function seed({ demo }: { demo: boolean }): Promise<void> {
  await seedDefinitions();
  if (!demo) return;
  await seedDemo();
  await seedReviews();
  await seedOffers();
  await seedCoupons();
  await seedOrders();
}

if (import.meta.main) {
  const env = readEnv();
  await connectDatabase(env.MONGODB_URI, 'shop');
  await seed({ demo: env.DEMO });
  await mongoose.disconnect();
}
