import { inLocale } from '@stezhka/kit/localised';
import { type Picture, toImageData } from '@stezhka/kit/picture';
import { type ImageData, LOCALES, type Locale, type Localised } from '@stezhka/kit-contract';
import type { Offer, OfferAuthor, OfferBlock, OfferProduct } from '@stezhka/shop-contract';
import type { OfferAuthorFields, OfferFields } from './offers.model.ts';

export const presentOffer = (
  { slug, title, description, footerText, blocks, thanks }: OfferFields,
  { products, related }: { products: OfferProduct[]; related: Pick<OfferFields, 'slug' | 'title'>[] },
  locale: Locale,
): Offer => ({
  slug,
  title: inLocale(title, locale),
  description: inLocale(description, locale),
  footerText: inLocale(footerText, locale),
  products,
  blocks: shown(blocks, locale) as OfferBlock<string, ImageData | null>[],
  thanks: shown(thanks, locale) as Offer['thanks'],
  related: related.map((one) => ({ slug: one.slug, title: inLocale(one.title, locale) })),
});

export const presentOfferAuthor = (
  { name, role, text, picture }: OfferAuthorFields,
  locale: Locale,
): OfferAuthor => ({
  name: inLocale(name, locale),
  role: inLocale(role, locale),
  text: inLocale(text, locale),
  imageData: toImageData('shop', picture, locale),
});

/** Texts become one language, pictures get addresses; the rest of a block is the same. */
function shown(stored: unknown, locale: Locale): unknown {
  if (Array.isArray(stored)) return stored.map((one) => shown(one, locale));
  if (typeof stored !== 'object' || stored === null) return stored;
  if (isText(stored)) return inLocale(stored, locale);
  if (isPicture(stored)) return toImageData('shop', stored, locale);
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, shown(value, locale)]));
}

const isText = (value: object): value is Localised => LOCALES.every((locale) => locale in value);
const isPicture = (value: object): value is Picture => 'file' in value && 'width' in value;
