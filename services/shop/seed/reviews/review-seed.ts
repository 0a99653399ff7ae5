import type { Localised } from '@stezhka/kit-contract';

export interface ReviewSeed {
  /** Slug of the product. */
  product: string;
  /** Who writes: invented, like everything here. */
  name: Localised;
  /** 1 to 5. */
  rating: number;
  /** Days before the seeding. */
  daysAgo: number;
  text: Localised;
}

/** The same name in all three alphabets. */
export const named = (uk: string, ru: string, en: string): Localised => ({ uk, ru, en });
