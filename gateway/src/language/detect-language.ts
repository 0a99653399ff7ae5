import type { IncomingMessage } from 'node:http';
import { LOCALES, type Locale } from '@stezhka/kit-contract';
import accepts from 'accepts';
import { parseCookie } from 'cookie';

const ROBOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|embedly|lighthouse|whatsapp|telegram/i;

/** Remembers that a visitor was led to a language; the page itself keeps it up to date. */
export const REDIRECTED_COOKIE = 'i18n_redirected';

/** Where a first visit to '/' leads by Accept-Language, if anywhere (product 2.1, Locale and URL rules). */
export function detectLanguage(req: IncomingMessage): Exclude<Locale, 'uk'> | undefined {
  if (ROBOT.test(req.headers['user-agent'] ?? '')) return undefined;
  const cookies = parseCookie(req.headers.cookie ?? '');
  if (cookies.lang || cookies[REDIRECTED_COOKIE]) return undefined;
  const locale = accepts(req).language([...LOCALES]) as Locale | false;
  return locale && locale !== 'uk' ? locale : undefined;
}
