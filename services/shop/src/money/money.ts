import type { Locale, Price } from '@stezhka/kit-contract';

export const CURRENCY = 'UAH';

/** Kopiykas as they are stored → hryvnias as replies say them. */
export const toHryvnias = (kopiykas: number): number => kopiykas / 100;

/** Kopiykas now and before → product 3, Price; an old price that is no higher is none. */
export function toPrice(now: number, before?: number | null): Price {
  const reduced = before != null && before > now;
  return {
    price: toHryvnias(now),
    oldPrice: reduced ? toHryvnias(before) : null,
    currency: CURRENCY,
    discountPercent: reduced ? Math.round((1 - now / before) * 100) : null,
  };
}

/** Kept: making one takes far longer than using it. */
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

/** Kopiykas as a mail says them: '1 290 ₴'. */
export const sayMoney = (kopiykas: number, locale: Locale): string =>
  formatOf(locale, kopiykas % 100 ? 2 : 0).format(toHryvnias(kopiykas));
