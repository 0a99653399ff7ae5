import { seedCoupons } from './coupons.ts';
import { seedDefinitions } from './definitions.ts';
import { seedDemo } from './demo.ts';
import { seedOffers } from './offers.ts';
import { seedOrders } from './orders.ts';
import { seedReviews } from './reviews.ts';

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
