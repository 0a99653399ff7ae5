import { notifyGateway } from '@stezhka/kit/gateway';
import { id } from '@stezhka/kit/http';
import { defineJob, later } from '@stezhka/kit/jobs';
import type { Id } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { ClientSession } from 'mongoose';
import { UserModel } from '../users/users.model.ts';

/** @param before the epoch whose sessions stay; without it none does @throws Error when the gateway does not answer */
export const endSessionsNow = (userId: Id, before?: number): Promise<unknown> =>
  notifyGateway('/private/sessions/end', { userId, ...(before && { before }) });

/** About one an hour, for as long as an idle session lives: a stolen one must not outlive its end. */
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

/** Ends logins under way too; a caller who may stay needs a new `startSession`. @returns the new epoch */
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
