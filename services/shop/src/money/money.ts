import { formatPrice, type Locale, type Localised, type Price } from '@stezhka/kit-contract';

export const CURRENCY = 'UAH';

/** Amounts are stored in kopiykas and replied in hryvnias. */
export const toHryvnias = (kopiykas: number): number => kopiykas / 100;

/** Product 3, Price; an old price that is not higher is dropped. */
export function toPrice(now: number, before?: number | null): Price {
  const reduced = before != null && before > now;
  return {
    price: toHryvnias(now),
    oldPrice: reduced ? toHryvnias(before) : null,
    currency: CURRENCY,
    discountPercent: reduced ? Math.round((1 - now / before) * 100) : null,
  };
}

/** '1 290 ₴' */
export const formatMoney = (kopiykas: number, locale: Locale): string =>
  formatPrice(toHryvnias(kopiykas), locale, CURRENCY);

export const localiseMoney = (kopiykas: number): Localised => ({
  uk: formatMoney(kopiykas, 'uk'),
  ru: formatMoney(kopiykas, 'ru'),
  en: formatMoney(kopiykas, 'en'),
});
