import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Where a call comes from as the gateway says it. */
export const visitorAddress = ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string =>
  networkOf(String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? '').trim());

/**
 * Under what name an address is counted: a household has one IPv4 address or one IPv6 network.
 * '2001:db8::1' → '2001:db8:0:0', '::ffff:10.0.0.1' → '10.0.0.1'
 */
export function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIPv6(bare) ? firstGroups(bare) : bare;
}

/** The first four of an address's eight groups. */
function firstGroups(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right].slice(0, 4).join(':');
}
