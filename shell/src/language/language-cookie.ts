import { type Locale, routeLocale } from '@stezhka/kit-contract';
import { writeCookie } from '../state/cookies.ts';

/** The chosen language, 365 days (product 7.1, Cookies): a first visit to '/' is led by it. */
export const rememberLanguage = (locale: Locale): void => writeCookie('lang', routeLocale(locale));

/** The language of the page that is shown: whoever has it is not led to another one again. */
export const rememberPageLanguage = (locale: Locale): void =>
  writeCookie('i18n_redirected', routeLocale(locale));
