import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { tellGateway } from '@stezhka/kit/gateway';
import { defineJob, later } from '@stezhka/kit/jobs';
import { id } from '@stezhka/kit/rules';
import Joi from 'joi';
import type { UpdateQuery } from 'mongoose';
import { type UserFields, UserModel } from './users.model.ts';

/** A session carries the roles it began with, and its owner's right to be here: the gateway must forget it. */
const endSessions = defineJob(
  'end-sessions',
  Joi.object<{ userId: string }>({ userId: id.required() }),
  ({ userId }) => tellGateway('/private/sessions/end', { userId }),
);

/** Takes somebody's account away and ends their sessions; again changes nothing. @throws AppError not_found */
export const blockUser = (userId: string): Promise<void> =>
  changeRights(userId, ({ blockedAt }) => (blockedAt ? undefined : { blockedAt: clock.now() }));

/** Gives exactly these roles and ends the sessions that have others. @throws AppError not_found */
export const changeRoles = (userId: string, roles: UserFields['roles']): Promise<void> =>
  changeRights(userId, (user) => (sameRoles(user.roles, roles) ? undefined : { roles: [...new Set(roles)] }));

/** The change and the job that ends sessions are there together or not at all. */
const changeRights = (
  userId: string,
  change: (user: UserFields) => UpdateQuery<UserFields> | undefined,
): Promise<void> =>
  transaction(async (session) => {
    const user = await UserModel.findById(userId).session(session).lean();
    if (!user) throw new AppError('not_found');
    const update = change(user);
    if (!update) return;
    await UserModel.updateOne({ _id: userId }, { $set: update }, { session, runValidators: true });
    await later(session, endSessions, { userId });
  });

const sameRoles = (a: string[], b: string[]): boolean =>
  new Set(a).symmetricDifference(new Set(b)).size === 0;
