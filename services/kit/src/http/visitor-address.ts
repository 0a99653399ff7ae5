import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

export const visitorAddress = ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string =>
  networkOf(String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? '').trim());

/** A household has one IPv4 address or one IPv6 network: '2001:db8::1' → '2001:db8:0:0'. */
export function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIPv6(bare) ? firstGroups(bare) : bare;
}

function firstGroups(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right].slice(0, 4).join(':');
}
