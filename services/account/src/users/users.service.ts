import { AppError } from '@stezhka/kit/errors';
import type { Id, Locale } from '@stezhka/kit-contract';
import { type UserDocument, type UserFields, UserModel } from './users.model.ts';

/** @throws AppError login_required for a missing or blocked account */
export async function memberOf(userId: string): Promise<UserDocument> {
  const user = await UserModel.findById(userId);
  if (!user || user.blockedAt) throw new AppError('login_required');
  return user;
}

export const memberIdOf = async (userId: string): Promise<Id> => (await memberOf(userId)).id;

/** The language of mails that answer no request. */
export async function rememberLocale({ id, locale }: UserDocument, used: Locale): Promise<void> {
  if (locale !== used) await UserModel.updateOne({ _id: id }, { $set: { locale: used } });
}

export const isStaff = ({ roles }: Pick<UserFields, 'roles'>): boolean =>
  roles.some((role) => role !== 'ROLE_USER');

interface SessionStart {
  userId: string;
  roles: string[];
  epoch: number;
  secondFactorAt?: number;
}

/**
 * @param user as read before the check: sessions ended since stay ended
 * @param secondFactorAt when the second step was passed, ms; without it no roles of staff
 */
export const sessionOf = (user: UserDocument, secondFactorAt?: number): SessionStart => ({
  userId: user.id,
  roles: user.roles.filter((role) => secondFactorAt !== undefined || role === 'ROLE_USER'),
  epoch: user.sessionEpoch,
  ...(secondFactorAt !== undefined && { secondFactorAt }),
});
