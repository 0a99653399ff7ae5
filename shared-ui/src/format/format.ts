import { type Locale, SITE_TIME_ZONE } from '@stezhka/kit-contract';

export { formatNumber, formatPrice } from '@stezhka/kit-contract';

const NBSP = '\u00a0';
const JOINER = '\u2060';

/** 13 → '−13%'. */
export const formatDiscount = (percent: number): string => `−${Math.abs(percent)}%`;

const styles = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
  moment: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

const tags: Record<Locale, string> = { uk: 'uk-UA', ru: 'ru-UA', en: 'en-GB' };
const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, as making one takes a phone some milliseconds; those of visitors' own zones are not, for they are many. */
function formatOf(locale: Locale, style: DateStyle, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${style} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tags[locale], { ...styles[style], timeZone });
  if (timeZone === 'UTC' || timeZone === SITE_TIME_ZONE) formats.set(key, format);
  return format;
}

const isPlainDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** 'YYYY-MM-DD' is never shifted; an ISO moment needs one `timeZone` on server and browser (hydration). */
export function formatDate(
  value: string,
  locale: Locale,
  style: DateStyle = 'date',
  timeZone = SITE_TIME_ZONE,
): string {
  const zone = isPlainDate(value) ? 'UTC' : timeZone;
  const text = formatOf(locale, style, zone).format(new Date(value));
  // ICU writes another apostrophe than our texts.
  return text.replace(/(\d) (?=\p{L})/gu, `$1${NBSP}`).replace('ʼ', '’');
}

/** 'листопада 2026' (the case after 'від' or 'с') of an ISO moment in Kyiv. */
export function formatMonth(value: string, locale: Locale): string {
  const parts = formatOf(locale, 'date', SITE_TIME_ZONE).formatToParts(new Date(value));
  // The month is declined only beside a day.
  const part = (type: 'month' | 'year') => parts.find((one) => one.type === type)?.value;
  return `${part('month')}${NBSP}${part('year')}`;
}

/**
 * No-break rules: after short words, before ₴ and dashes, between a number and its word, within 'г/м²', before few
 * Cyrillic letters after a hyphen (LOOK 'Type').
 */
export function noBreak(text: string): string {
  return text
    .replace(/(?<=^|[\s(«„“"])([\p{L}]{1,2}) (?=\S)/gu, `$1${NBSP}`)
    .replace(/(?<=[\u00a0])([\p{L}]{1,2}) (?=\S)/gu, `$1${NBSP}`)
    .replace(/ (?=[₴—])/g, NBSP)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NBSP}`)
    .replace(/(\d) (?=\p{L})/gu, `$1${NBSP}`)
    .replace(/\/(?=\p{L}{1,2}[²³])|(?<=\p{L})-(?=\p{sc=Cyrl}{1,4}(?!\p{L}))/gu, `$&${JOINER}`);
}
