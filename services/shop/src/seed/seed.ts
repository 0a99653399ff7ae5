import { seedDefinitions } from './definitions.ts';
import { seedDemo } from './demo.ts';
import { seedOffers } from './offers.ts';
import { seedReviews } from './reviews.ts';

/** Writes categories and filters, and for a demonstration products, kits, reviews and offers; running it again changes nothing but the dates. */
export async function seed({ demo }: { demo: boolean }): Promise<void> {
  await seedDefinitions();
  if (!demo) return;
  await seedDemo();
  await seedReviews();
  await seedOffers();
}
