/** ISO codes of the page languages; 'uk' is the default and has no path prefix (product 2.1). */
export const LOCALES = ['uk', 'ru', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'uk';

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale);

/** Text in all three languages, as stored; a reply carries one string. */
export type Localised<T = string> = Record<Locale, T>;

/** The cookie `lang` and route-name suffixes say 'ua' where the page says 'uk' (product 2.1). */
export const routeLocale = (locale: Locale): 'ua' | 'ru' | 'en' => (locale === 'uk' ? 'ua' : locale);

/** '/ru/news' → { locale: 'ru', path: '/news' }; paths without a prefix are Ukrainian. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const match = /^\/(ru|en)(?=\/|$)/.exec(pathname);
  if (!match) return { locale: DEFAULT_LOCALE, path: pathname || '/' };
  return { locale: match[1] as Locale, path: pathname.slice(match[0].length) || '/' };
}

/** ('/news', 'ru') → '/ru/news'; ('/', 'en') → '/en'. */
export function localePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
