import type { Locale } from './locale.ts';

/** Days, hours and publications of the site are Kyiv's. */
export const SITE_TIME_ZONE = 'Europe/Kyiv';

const NBSP = '\u00a0';
const signs: Record<string, string> = { UAH: '₴', USD: '$', EUR: '€' };

/** 1290.5 → '1 290,50' ('1 290.50' in English), with no-break spaces; kopiykas only when there are any. */
export function formatNumber(value: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(locale, options)
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? NBSP : part.type === 'minusSign' ? '−' : part.value))
    .join('');
}

/** Amount as '1 290 ₴', in pages and mails alike; the sign follows in every language (LOOK 'Type'). */
export function formatPrice(value: number, locale: Locale, currency = 'UAH'): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  const number = formatNumber(value, locale, { minimumFractionDigits: digits, maximumFractionDigits: 2 });
  return `${number}${NBSP}${signs[currency] ?? currency}`;
}
