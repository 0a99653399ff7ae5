import { tellGateway } from '@stezhka/kit/gateway';
import { defineJob, later } from '@stezhka/kit/jobs';
import { id } from '@stezhka/kit/rules';
import type { Id } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { ClientSession } from 'mongoose';
import { UserModel } from '../users/users.model.ts';

/**
 * The gateway forgets the member's sessions, and with an epoch opens none that was begun in an earlier one.
 * @param before the epoch whose sessions stay; without it none does
 * @throws Error when the gateway does not answer
 */
export const endSessionsNow = (userId: Id, before?: number): Promise<unknown> =>
  tellGateway('/private/sessions/end', { userId, ...(before && { before }) });

/** About one an hour: as long as a session lives that nobody uses, a stolen one must not outlive its end. */
const ATTEMPTS = 30 * 24;

const endSessions = defineJob(
  'end-sessions',
  Joi.object<{ userId: Id; before: number }>({
    userId: id.required(),
    before: Joi.number().integer().min(1).required(),
  }),
  ({ userId, before }) => endSessionsNow(userId, before),
  { attempts: ATTEMPTS },
);

/**
 * Ends every session of a member with the change that makes them invalid (a block, other roles, a new password), a
 * login that is under way included. Whoever may stay gets a new session afterwards: `startSession(sessionOf(user))`
 * with the user as they are then.
 * @returns the member's new epoch
 */
export async function endAllSessions(session: ClientSession, userId: string): Promise<number> {
  const user = await UserModel.findByIdAndUpdate(
    userId,
    { $inc: { sessionEpoch: 1 } },
    { session, returnDocument: 'after' },
  );
  if (!user) return 0;
  await later(session, endSessions, { userId, before: user.sessionEpoch });
  return user.sessionEpoch;
}
