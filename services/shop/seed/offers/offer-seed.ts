import type { PictureSpec } from '@stezhka/art';
import type { Localised } from '@stezhka/kit-contract';
import type { OfferBlock, OfferThanks } from '@stezhka/shop-contract';

/** A drawing with its text alternative; without one it is decoration. */
export interface OfferPicture {
  spec: PictureSpec;
  alt?: Localised;
}

export interface OfferSeed {
  slug: string;
  title: Localised;
  description: Localised;
  footerText: Localised;
  /** Slugs; the page's own product first. */
  products: string[];
  /** `endsAt` of a countdown is days from the day of seeding, e.g. '21'. */
  blocks: OfferBlock<Localised, OfferPicture>[];
  thanks: OfferThanks<Localised>;
}
