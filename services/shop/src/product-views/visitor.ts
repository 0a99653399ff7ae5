import { createHash } from 'node:crypto';
import { visitorAddress } from '@stezhka/kit/http';
import type { Identity } from '@stezhka/kit/identity';
import type { Request } from 'express';

/** What robots that say so call themselves by; programs without a name are none of our visitors either. */
const ROBOT = /bot\b|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|curl|wget|python|^$/i;

export const isRobot = (req: Pick<Request, 'headers'>): boolean =>
  ROBOT.test(req.headers['user-agent'] ?? '');

/**
 * Tells visitors of one day apart. Of a nameless one only a hash is kept, made with the day, so that nobody can be
 * followed from one day to the next.
 */
export function visitorOf(
  { userId, guestId }: Pick<Identity, 'userId' | 'guestId'>,
  req: Request,
  day: string,
): string {
  if (userId) return `u:${userId}`;
  if (guestId) return `g:${guestId}`;
  const from = `${day} ${visitorAddress(req)} ${req.headers['user-agent']}`;
  return `h:${createHash('sha256').update(from).digest('base64url').slice(0, 22)}`;
}
