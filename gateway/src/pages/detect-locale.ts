import type { IncomingMessage } from 'node:http';
import type { Locale } from '@stezhka/kit-contract';
import { isLocale } from '@stezhka/kit-contract';
import { parseCookie } from 'cookie';

const ROBOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|embedly|lighthouse|whatsapp|telegram/i;

/** Languages by preference, the first that the site speaks. */
function preferred(header: string): Locale | undefined {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const q = Number(/^\s*q=([\d.]+)/.exec(parameters.join(';'))?.[1] ?? 1);
      return { language: tag.split('-')[0]!.toLowerCase(), q };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ language }) => language)
    .find(isLocale);
}

/** Remembers that a visitor was led to a language; the page itself keeps it up to date. */
export const REDIRECTED_COOKIE = 'i18n_redirected';

/**
 * Where a first visit to '/' leads by Accept-Language; robots, who has chosen a language and who was led
 * before stay (product 2.1, Locale and URL rules).
 */
export function localeToOffer(req: IncomingMessage): Exclude<Locale, 'uk'> | undefined {
  if (ROBOT.test(req.headers['user-agent'] ?? '')) return undefined;
  const cookies = parseCookie(req.headers.cookie ?? '');
  if (cookies.lang || cookies[REDIRECTED_COOKIE]) return undefined;
  const locale = preferred(req.headers['accept-language'] ?? '');
  return locale && locale !== 'uk' ? locale : undefined;
}
