import type { PassRecoverBody } from '@stezhka/account-contract';
import { countAttempt, type Rule } from '@stezhka/kit/attempts';
import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { defineJob, later } from '@stezhka/kit/jobs';
import { sendMail } from '@stezhka/kit/mail';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import { LOCALES, type Locale } from '@stezhka/kit-contract';
import Joi from 'joi';
import { ownerOf, spendCode } from '../codes/codes.service.ts';
import { forgetWrongLogins } from '../login/login.service.ts';
import { runInHashQueue } from '../passwords/hash-queue.ts';
import { passwordChangedMail } from '../passwords/password-changed.mail.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { ownerOfRemoval, removeByCode } from '../second-factor/second-factor-removal.service.ts';
import { endAllSessions } from '../sessions/end-all-sessions.service.ts';
import { type UserDocument, UserModel } from '../users/users.model.ts';
import { recoveryMail } from './recovery.mail.ts';

const HOUR = 60 * 60;
/** Protects an inbox from requests of many addresses. */
const MAILS: Rule = { name: 'recovery-account', free: 5, seconds: HOUR };

/** The account is looked up after the reply, so that neither its words nor its time tell. */
const startRecovery = defineJob(
  'start-recovery',
  Joi.object<{ email: string; locale?: Locale }>({
    email: Joi.string().required(),
    locale: Joi.string().valid(...LOCALES),
  }),
  async ({ email, locale }, { id: key }) => {
    const user = await UserModel.findOne({ email });
    if (!user || user.blockedAt) return;
    const { count } = await countAttempt(MAILS, user.id);
    if (count > MAILS.free) return;
    logSecurityEvent('recovery_requested', { account: user.id });
    const to = { kind: 'user', id: user.id };
    await sendMail(null, recoveryMail, { to, data: {}, key, ...(locale && { locale }) });
  },
);

/** @param address from `visitorAddress`, limited to `most` an hour @throws AppError too_many_requests */
export async function enqueueRecovery(
  email: string,
  { address, locale, most }: { address: string; locale: Locale; most: number },
): Promise<void> {
  const rule: Rule = { name: 'recovery', free: most, seconds: HOUR };
  const { count, seconds } = await countAttempt(rule, address);
  if (count > most) throw new AppError('too_many_requests', { retryAfter: seconds });
  await later(null, startRecovery, { email, locale });
}

/** Of a mail that recovers the password, or of the one that tells of a new second factor. */
export async function ownerOfCode(
  code: string,
): Promise<{ user: UserDocument; removesSecondFactor: boolean } | undefined> {
  const user = await ownerOf('recovery', code);
  if (user) return { user, removesSecondFactor: false };
  const owner = await ownerOfRemoval(code);
  return owner && { user: owner, removesSecondFactor: true };
}

/** Ends all sessions; the code proves the address, resets the wrong logins, and of its purpose switches off a new second factor. @throws AppError code_spent, busy */
export async function recover({ code, password }: PassRecoverBody, locale: Locale): Promise<UserDocument> {
  const found = await ownerOfCode(code);
  if (!found) throw new AppError('code_spent');
  const passwordHash = await runInHashQueue(() => hashPassword(password));
  const user = await transaction(async (session) => {
    const { id, emailVerifiedAt } = found.removesSecondFactor
      ? await removeByCode(code, locale, session)
      : await spendCode('recovery', code, session);
    const change = { passwordHash, emailVerifiedAt: emailVerifiedAt ?? clock.now() };
    await UserModel.updateOne({ _id: id }, { $set: change }, { session });
    await endAllSessions(session, id);
    await sendMail(session, passwordChangedMail, { to: { kind: 'user', id }, data: {}, locale });
    return (await UserModel.findById(id).session(session))!;
  });
  logSecurityEvent('password_reset', { account: user.id });
  await forgetWrongLogins(user.email);
  return user;
}
