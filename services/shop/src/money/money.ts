import type { Locale, Price } from '@stezhka/kit-contract';

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

/** Cached: creating a format is slow. */
const formats = new Map<string, Intl.NumberFormat>();
function formatOf(locale: Locale, digits: 0 | 2): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
  });
  formats.set(key, made);
  return made;
}

/** '1 290 ₴' */
export const formatMoney = (kopiykas: number, locale: Locale): string =>
  formatOf(locale, kopiykas % 100 ? 2 : 0).format(toHryvnias(kopiykas));
