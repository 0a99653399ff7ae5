import { createHash } from 'node:crypto';
import { visitorAddress } from '@stezhka/kit/http';
import type { Identity } from '@stezhka/kit/identity';
import type { Request } from 'express';

const ROBOT = /bot\b|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|curl|wget|python|^$/i;

export const isRobot = (req: Pick<Request, 'headers'>): boolean =>
  ROBOT.test(req.headers['user-agent'] ?? '');

export const memberVisitor = (userId: string): string => `u:${userId}`;

/** Visitors without an identity get a hash that changes daily, so that they cannot be followed. */
export function visitorOf(
  { userId, guestId }: Pick<Identity, 'userId' | 'guestId'>,
  req: Request,
  day: string,
): string {
  if (userId) return memberVisitor(userId);
  if (guestId) return `g:${guestId}`;
  const from = `${day} ${visitorAddress(req)} ${req.headers['user-agent']}`;
  return `h:${createHash('sha256').update(from).digest('base64url').slice(0, 22)}`;
}
