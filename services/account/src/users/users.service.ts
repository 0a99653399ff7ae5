import { AppError } from '@stezhka/kit/errors';
import type { Id, Locale } from '@stezhka/kit-contract';
import { type UserDocument, UserModel } from './users.model.ts';

/** @throws AppError login_required for a session that has outlived its account, or a block of it */
export async function memberOf(userId: string): Promise<UserDocument> {
  const user = await UserModel.findById(userId);
  if (!user || user.blockedAt) throw new AppError('login_required');
  return user;
}

/** @throws AppError login_required as `memberOf` does */
export const memberIdOf = async (userId: string): Promise<Id> => (await memberOf(userId)).id;

/** Mails that answer no request come in the language of the last login. */
export async function rememberLocale({ id, locale }: UserDocument, used: Locale): Promise<void> {
  if (locale !== used) await UserModel.updateOne({ _id: id }, { $set: { locale: used } });
}
