import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Where a call comes from as the gateway says it; a household's IPv6 network is one visitor. */
export function visitorAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const address = String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? '').trim();
  return isIPv6(address) ? network(address) : address;
}

/** The first four of an address's eight groups. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 4 - left.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':');
}
