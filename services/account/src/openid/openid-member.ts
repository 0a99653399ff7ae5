import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import type { Locale } from '@stezhka/kit-contract';
import type { ClientSession } from 'mongoose';
import { type UserDocument, UserModel } from '../users/users.model.ts';
import { isStaff, rememberLocale } from '../users/users.service.ts';
import { OpenidLinkModel } from './openid.model.ts';
import { OpenidError, type Person } from './openid-client.ts';

/** Found by issuer and subject, else by an e-mail verified on both sides, else created (DECISIONS, Access). */
export async function memberBehind(person: Person, locale: Locale): Promise<UserDocument> {
  const user = await findOrOpen(person, locale).catch((error) => {
    // A concurrent request in another tab has created it.
    if (error?.code === 11000) return findOrOpen(person, locale);
    throw error;
  });
  if (user.blockedAt) throw new OpenidError('refused');
  if (isStaff(user)) throw new OpenidError('staff');
  await rememberLocale(user, locale);
  return user;
}

async function findOrOpen(person: Person, locale: Locale): Promise<UserDocument> {
  const { issuer, subject, email } = person;
  const link = await OpenidLinkModel.findOne({ issuer, subject });
  const linked = link && (await UserModel.findById(link.userId));
  if (linked) return linked;
  if (!email || !person.emailVerified) throw new OpenidError('email_unverified');
  return transaction(async (session) => {
    const known = await UserModel.findOne({ email }).session(session);
    if (known && !known.emailVerifiedAt) throw new OpenidError('account_exists');
    if (known && isStaff(known)) throw new OpenidError('staff');
    const user = known ?? (await open(person, email, locale, session));
    await OpenidLinkModel.updateOne(
      { issuer, subject },
      { $set: { userId: user.id, createdAt: clock.now() } },
      { session, upsert: true },
    );
    return user;
  });
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
