import type { PictureSpec } from '@stezhka/art';
import { inAllLocales } from '@stezhka/kit/localised';
import { factsOf, missingFacts } from '../offers/offers.service.ts';
import { asTold, type CoverPicture } from './pictures.ts';
import { readFilters } from './read-definitions.ts';
import type { ProductSeed } from './read-demo.ts';

/** A cover or spread of an offer, before the product gives it its cloth, motif, paper and ribbon. */
interface OfferDrawing {
  draw: PictureSpec['draw'];
  slug: string;
  options?: Pick<CoverPicture, 'kind' | 'second'> & { ground?: string; page?: string };
}

/**
 * The book that an offer shows is the product: cloth, motif, paper and ribbon of its covers and spreads, and the
 * covers' text alternatives. @throws Error where the offer says what its product does not have
 */
export function withProductLook<T>(offer: T, product: ProductSeed): T {
  const facts = factsOf(product, readFilters());
  const missing = missingFacts(offer, facts);
  if (missing.length) throw new Error(`An offer of '${product.slug}' says what that has not: ${missing}`);
  const alt = inAllLocales((locale) => `${product.title[locale]}: ${facts.cover?.[locale]}`);
  const look = (product.picture as { options: CoverPicture }).options;
  const drawn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(drawn);
    if (typeof value !== 'object' || value === null) return value;
    const made = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, drawn(one)]));
    const spec = made.spec as OfferDrawing | undefined;
    if (spec?.draw === 'spread') {
      const { cloth, ribbon = true } = look;
      const told = asTold(product.filters.paper, ribbon);
      return { ...made, spec: told({ ...spec, options: { ...spec.options, cloth } } as PictureSpec) };
    }
    return spec?.draw === 'cover' ? { spec: { ...spec, options: { ...look, ...spec.options } }, alt } : made;
  };
  return drawn(offer) as T;
}
