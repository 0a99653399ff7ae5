import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@stezhka/kit-contract';
import proxyAddress from 'proxy-addr';

export interface RequestContext {
  requestId: string;
  /** The private listener serves renderer and services, the public one serves visitors. */
  side: 'public' | 'private';
  /** The visitor's address: the socket's, unless a trusted proxy names another. */
  address: string;
  /** Scheme and host as the visitor typed them, e.g. 'https://stezhka.example'. */
  origin: string;
  secure: boolean;
  locale: Locale;
  startedAt: number;
  label: string;
  service: string;
}

declare module 'node:http' {
  interface IncomingMessage {
    context: RequestContext;
  }
}

export interface RequestContextOptions {
  side: RequestContext['side'];
  publicOrigin: string;
  trusted: Trust;
}

type Trust = (address: string, index: number) => boolean;

/** 'loopback, 10.0.0.0/8' → whose forwarding headers are believed. */
export function trustedProxies(text: string): Trust {
  const networks = text.split(',').map((one) => one.trim());
  try {
    return proxyAddress.compile(networks.filter(Boolean));
  } catch (cause) {
    throw new Error(`TRUST_PROXY: '${text}' is no list of addresses and networks.`, { cause });
  }
}

const bare = (address: string) => address.replace(/^::ffff:/, '');

/** Headers that only the gateway may set; from outside they are dropped, forged or not. */
const INTERNAL =
  /^(identity|session-word|forwarded|via|expect|te|trailer|connection|keep-alive|upgrade|(x-forwarded|x-original|x-rewrite|proxy)-.*|x-real-ip|x-request-id)$/;

export function createRequestContext(
  req: IncomingMessage,
  { side, publicOrigin, trusted }: RequestContextOptions,
): RequestContext {
  const socket = bare(req.socket.remoteAddress ?? '');
  const behindProxy = side === 'public' && trusted(socket, 0);
  const header = (name: string) => (behindProxy ? first(req.headers[name]) : undefined);
  const forwarded = behindProxy ? bare(proxyAddress(req, trusted)) : socket;
  const address = isIP(forwarded) ? forwarded : socket;
  const host = safeHost(header('x-forwarded-host') ?? req.headers.host);
  const secure = publicOrigin ? publicOrigin.startsWith('https:') : header('x-forwarded-proto') === 'https';
  const origin = publicOrigin || `${secure ? 'https' : 'http'}://${host}`;
  const given = side === 'private' ? first(req.headers['x-request-id']) : header('x-request-id');
  const requestId = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  if (side === 'public')
    for (const name of Object.keys(req.headers)) if (INTERNAL.test(name)) delete req.headers[name];
  req.headers['x-request-id'] = requestId;
  req.headers['x-forwarded-for'] = address;
  req.headers['x-forwarded-proto'] = secure ? 'https' : 'http';
  req.headers['x-forwarded-host'] = origin.slice(origin.indexOf('//') + 2);
  const locale = req.headers.locale;
  req.context = {
    requestId,
    side,
    address,
    origin,
    secure,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    startedAt: performance.now(),
    label: 'other',
    service: 'gateway',
  };
  return req.context;
}

const first = (value: string | string[] | undefined) =>
  (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim();

const safeHost = (host: string | undefined) =>
  host && /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i.test(host) ? host : 'localhost';

/** Pictures and programs accept anything; whoever opens a page names HTML. */
export const isNavigation = ({ headers }: IncomingMessage): boolean =>
  /\btext\/html\b/.test(headers.accept ?? '');
