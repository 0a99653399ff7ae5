import { tellGateway } from '@stezhka/kit/gateway';
import { defineJob, later } from '@stezhka/kit/jobs';
import { id } from '@stezhka/kit/rules';
import Joi from 'joi';
import type { ClientSession } from 'mongoose';
import { UserModel } from '../users/users.model.ts';

/** The gateway forgets the member's sessions of an earlier epoch, and opens none that was begun in one. */
const endSessions = defineJob(
  'end-sessions',
  Joi.object<{ userId: string; before: number }>({
    userId: id.required(),
    before: Joi.number().integer().min(1).required(),
  }),
  (data) => tellGateway('/private/sessions/end', data),
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
