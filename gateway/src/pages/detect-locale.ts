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

/** Where a first visit to '/' leads by Accept-Language; robots and who has chosen a language stay (product 2.1, Locale and URL rules). */
export function localeToOffer(req: IncomingMessage): Exclude<Locale, 'uk'> | undefined {
  if (ROBOT.test(req.headers['user-agent'] ?? '')) return undefined;
  if (parseCookie(req.headers.cookie ?? '').lang) return undefined;
  const locale = preferred(req.headers['accept-language'] ?? '');
  return locale && locale !== 'uk' ? locale : undefined;
}
