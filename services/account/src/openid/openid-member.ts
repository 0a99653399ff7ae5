import { clock } from '@stezhka/kit/clock';
import { afterCommit, isDuplicateKey, transaction } from '@stezhka/kit/database';
import { sendMail } from '@stezhka/kit/mail';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import type { Locale, Localised } from '@stezhka/kit-contract';
import type { ClientSession } from 'mongoose';
import { forgetCodes } from '../codes/codes.service.ts';
import { endAllSessions } from '../sessions/end-all-sessions.service.ts';
import { type UserDocument, UserModel } from '../users/users.model.ts';
import { isStaff, rememberLocale } from '../users/users.service.ts';
import { OpenidLinkModel } from './openid.model.ts';
import { OpenidError, type Person } from './openid-client.ts';
import { openidJoinedMail } from './openid-joined.mail.ts';

export interface Join {
  provider: Localised;
  locale: Locale;
}

/** Found by issuer and subject, else by an e-mail verified on both sides, else created (DECISIONS, Access). */
export async function memberBehind(person: Person, join: Join): Promise<UserDocument> {
  const user = await findOrOpen(person, join).catch((error) => {
    // A concurrent request in another tab has created it.
    if (isDuplicateKey(error)) return findOrOpen(person, join);
    throw error;
  });
  if (user.blockedAt) throw new OpenidError('refused');
  if (isStaff(user)) throw new OpenidError('staff');
  await rememberLocale(user, join.locale);
  return user;
}

async function findOrOpen(person: Person, join: Join): Promise<UserDocument> {
  const { issuer, subject, email } = person;
  const link = await OpenidLinkModel.findOne({ issuer, subject });
  const linked = link && (await UserModel.findById(link.userId));
  if (linked) return linked;
  if (!email || !person.emailVerified) throw new OpenidError('email_unverified');
  return transaction(async (session) => {
    const known = await UserModel.findOne({ email }).session(session);
    if (known && !known.emailVerifiedAt) throw new OpenidError('account_exists');
    if (known && isStaff(known)) throw new OpenidError('staff');
    const user = known
      ? await joinAccount(known.id, join, session)
      : await open(person, email, join.locale, session);
    await OpenidLinkModel.updateOne(
      { issuer, subject },
      { $set: { userId: user.id, createdAt: clock.now() } },
      { session, upsert: true },
    );
    return user;
  });
}

/** A stranger who registered this address first loses every session and the password (decision 0037). */
async function joinAccount(
  id: string,
  { provider, locale }: Join,
  session: ClientSession,
): Promise<UserDocument> {
  await UserModel.updateOne({ _id: id }, { $unset: { passwordHash: true } }, { session });
  await forgetCodes('recovery', id, session);
  await endAllSessions(session, id);
  afterCommit(session, () => logSecurityEvent('provider_joined', { account: id }));
  await sendMail(session, openidJoinedMail, { to: { kind: 'user', id }, data: { provider }, locale });
  return (await UserModel.findById(id).session(session))!;
}

async function open(
  { name, lastName }: Person,
  email: string,
  locale: Locale,
  session: ClientSession,
): Promise<UserDocument> {
  const now = clock.now();
  const fields = { email, name, lastName, locale, createdAt: now, emailVerifiedAt: now };
  const [user] = await UserModel.create([fields], { session });
  return user!;
}
