import type { UserData } from '@stezhka/account-contract';
import { afterCommit, transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { type DecodedImage, findFile, removeFile, type StoredPicture, storeImage } from '@stezhka/kit/files';
import { type FormValues, fieldError } from '@stezhka/kit/forms';
import { sendMail } from '@stezhka/kit/mail';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import type { Locale } from '@stezhka/kit-contract';
import type { ClientSession } from 'mongoose';
import { balanceOf } from '../balance/balance.service.ts';
import { forgetCodes } from '../codes/codes.service.ts';
import { runInHashQueue } from '../passwords/hash-queue.ts';
import { normalizePassword } from '../passwords/hashing.ts';
import { isOwnPassword, SAME_PASSWORD, WRONG_PASSWORD } from '../passwords/own-password.ts';
import { passwordChangedMail } from '../passwords/password-changed.mail.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { endAllSessions } from '../sessions/end-all-sessions.service.ts';
import { type UserDocument, UserModel } from '../users/users.model.ts';
import {
  type Edits,
  editsOf,
  nameFields,
  notificationFields,
  type passwordForm,
  personalFields,
} from './profile.form.ts';
import { ProfileModel, profileOf } from './profile.model.ts';
import { readTimeZone } from './time-zone.ts';

export async function saveEdits(user: UserDocument, edits: Edits): Promise<void> {
  const { image, ...names } = editsOf(edits, nameFields);
  const told = editsOf(edits, { ...personalFields, ...notificationFields });
  if ('timeZone' in told) told.timeZone = readTimeZone(told.timeZone);
  await transaction(async (session) => {
    if (Object.keys(names).length) {
      const set = Object.fromEntries(Object.entries(names).map(([key, value]) => [key, value ?? '']));
      await UserModel.updateOne({ _id: user.id }, { $set: set }, { session, runValidators: true });
    }
    if (Object.keys(told).length) {
      await ProfileModel.updateOne(
        { _id: user.id },
        { $set: told },
        { session, upsert: true, runValidators: true },
      );
    }
    if (image !== undefined) await setPicture(user.id, null, session);
  });
}

/** Ends every session. @throws AppError invalid_form, login_required after a concurrent change, login_slowed, busy */
export async function changePassword(
  user: UserDocument,
  values: FormValues<ReturnType<typeof passwordForm>>,
  locale: Locale,
): Promise<UserDocument> {
  if (!(await isOwnPassword(user, values.current_password)))
    throw fieldError({}, 'current_password', WRONG_PASSWORD, locale);
  if (normalizePassword(values.password) === normalizePassword(values.current_password))
    throw fieldError({}, 'password', SAME_PASSWORD, locale);
  const passwordHash = await runInHashQueue(() => hashPassword(values.password));
  return transaction(async (session) => {
    const { id: _id, passwordHash: checked } = user;
    const { matchedCount } = await UserModel.updateOne(
      { _id, passwordHash: checked, blockedAt: null },
      { $set: { passwordHash } },
      { session },
    );
    if (!matchedCount) throw new AppError('login_required');
    await forgetCodes('recovery', _id, session);
    await endAllSessions(session, _id);
    afterCommit(session, () => logSecurityEvent('password_changed', { account: _id }));
    await sendMail(session, passwordChangedMail, { to: { kind: 'user', id: _id }, data: {}, locale });
    return (await UserModel.findById(_id).session(session))!;
  });
}

export const replacePicture = (userId: string, image: DecodedImage): Promise<StoredPicture> =>
  transaction(async (session) => {
    const picture = await storeImage(image, { access: 'public', owner: userId, session });
    await setPicture(userId, picture, session);
    return picture;
  });

async function setPicture(userId: string, picture: StoredPicture | null, session: ClientSession) {
  const before = await UserModel.findByIdAndUpdate(userId, { $set: { picture } }, { session });
  const old = before?.picture && (await findFile(String(before.picture.file)));
  // Seeded drawings belong to no member and stay.
  if (old && old.owner === userId) await removeFile(old.id, session);
}

export async function userDataOf(user: UserDocument): Promise<UserData> {
  const [{ skills: _skills, services: _services, goneLines: _gone, ...told }, balance] = await Promise.all([
    profileOf(user.id),
    balanceOf(user.id),
  ]);
  return {
    ...told,
    balance: balance / 100,
    memberSince: user.createdAt.toISOString(),
    hasPassword: user.passwordHash !== undefined,
    emailVerified: Boolean(user.emailVerifiedAt),
  };
}
