import { clock } from '@stezhka/kit/clock';
import { isAdmin } from '@stezhka/kit/identity';
import type { SessionData } from 'express-session';

const HOUR_MS = 3600_000;
/** A member's session ends at this age even in use; a staff session earlier, and when unused (ASVS 5.0, 7.3). */
const MEMBER_MS = 90 * 24 * HOUR_MS;
const STAFF_MS = 12 * HOUR_MS;
const STAFF_IDLE_MS = HOUR_MS;

/** Guests' sessions end by the cookie and the store alone. */
export function isExpired({ userId, roles = [], createdAt, lastSeen }: Partial<SessionData>): boolean {
  if (!userId) return false;
  const since = (moment: Date | undefined) => clock.now().getTime() - Number(moment ?? 0);
  if (!isAdmin({ roles })) return since(createdAt) > MEMBER_MS;
  return since(createdAt) > STAFF_MS || since(lastSeen) > STAFF_IDLE_MS;
}
