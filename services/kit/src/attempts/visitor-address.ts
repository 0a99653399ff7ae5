import type { IncomingMessage } from 'node:http';
import { networkOf } from '../network.ts';

/** Where a call comes from as the gateway says it. */
export const visitorAddress = ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string =>
  networkOf(String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? '').trim());
