import { type Locale, routeLocale } from '@stezhka/kit-contract';
import { writeCookie } from '../state/cookies.ts';

/** The chosen language, 365 days (product 7.1, Cookies): a first visit to '/' is led by it. */
export const rememberLanguage = (locale: Locale): void => writeCookie('lang', routeLocale(locale));

/** Stores the language of the shown page, so that the visitor is not redirected to another one again. */
export const rememberPageLanguage = (locale: Locale): void =>
  writeCookie('i18n_redirected', routeLocale(locale));
