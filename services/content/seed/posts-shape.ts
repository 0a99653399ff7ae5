import type { Localised } from '@stezhka/kit-contract';
import type { AuthorSlug } from './authors.ts';
import type { CategorySlug } from './categories.ts';

export type HourName = 'dawn' | 'mist' | 'noon' | 'bloom' | 'dusk' | 'autumn' | 'night';
export type LandKind = 'hills' | 'river' | 'steppe' | 'forest' | 'sea' | 'village' | 'city' | 'snow' | 'rain';

/**
 * One article as written. `body` is HTML made of p, h2, h3, ul, ol, li, blockquote, strong, em and a;
 * its links already carry the locale prefix. `publishedDaysAgo` counts back from the day of seeding.
 */
export interface PostSeed {
  slug: string;
  category: CategorySlug;
  author: AuthorSlug;
  title: Localised;
  excerpt: Localised;
  body: Localised;
  publishedDaysAgo: number;
  readingMinutes: number;
  /** The drawn landscape; `horizon` is 0..1 from the top. */
  picture: { hour: HourName; kind: LandKind; horizon?: number };
  tags: Localised<readonly string[]>;
  hasVideo: boolean;
}
