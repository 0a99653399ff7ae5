import { createHash, randomBytes } from 'node:crypto';
import { clock } from '@stezhka/kit/clock';
import { afterCommit, transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { sendMail } from '@stezhka/kit/mail';
import { audit } from '@stezhka/kit/resource';
import { open, seal } from '@stezhka/kit/sealed';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import type { Id, Locale } from '@stezhka/kit-contract';
import mongoose, { type ClientSession } from 'mongoose';
import { endAllSessions } from '../sessions/end-all-sessions.service.ts';
import { type UserDocument, UserModel } from '../users/users.model.ts';
import { isStaff } from '../users/users.service.ts';
import { newRecoveryCodes, recoveryDigest } from './recovery-codes.ts';
import { secondFactorOffMail, secondFactorOnMail } from './second-factor.mail.ts';
import { type LoginTicketFields, LoginTicketModel, SecondFactorModel } from './second-factor.model.ts';
import { newSecret, stepOf } from './totp.ts';

const FIELD = 'second-factor';
const TICKET_MS = 5 * 60_000;

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

export const isEnrolled = async (userId: string): Promise<boolean> =>
  (await SecondFactorModel.exists({ _id: userId, confirmedAt: mongoose.trusted({ $ne: null }) })) !== null;

/** A new secret, valid after its first code. @throws AppError conflict when one is confirmed */
export async function beginEnrolmentOf(userId: string, secret = newSecret()): Promise<string> {
  const fields = { secret: await seal(userId, FIELD, secret), lastStep: 0, recoveryCodes: [] };
  const renew = (upsert: boolean) =>
    SecondFactorModel.updateOne({ _id: userId, confirmedAt: null }, { $set: fields }, { upsert });
  await renew(true).catch(async (error) => {
    if (error.code !== 11000) throw error;
    // Confirmed, or begun by a concurrent request.
    if (!(await renew(false)).matchedCount) throw new AppError('conflict');
  });
  return secret;
}

interface Enrolled {
  /** With the epoch of the sessions that stay. */
  user: UserDocument;
  recoveryCodes: string[];
}

/** Ends every session. @returns undefined for a wrong code @throws AppError conflict when enrolment was completed before */
export async function completeEnrolment(
  user: UserDocument,
  code: string,
  locale: Locale,
): Promise<Enrolled | undefined> {
  const userId = user.id;
  const row = await SecondFactorModel.findById(userId).lean();
  if (row?.confirmedAt) throw new AppError('conflict');
  const step = row && stepOf(await open(userId, FIELD, row.secret), code);
  if (!row || !step) return undefined;
  const { shown, kept } = newRecoveryCodes();
  const filter = { _id: userId, secret: row.secret, confirmedAt: null };
  const fields = { confirmedAt: clock.now(), lastStep: step, recoveryCodes: kept };
  const enrolled = await transaction(async (session) => {
    const { matchedCount } = await SecondFactorModel.updateOne(filter, { $set: fields }, { session });
    if (!matchedCount) return undefined;
    await auditOwn(user, 'enrol', session);
    return { user: await letOthersGo(user, secondFactorOnMail, { session, locale }), recoveryCodes: shown };
  });
  if (!enrolled && (await isEnrolled(userId))) throw new AppError('conflict');
  return enrolled;
}

/** The row while this code is valid in it, and how the code is used up; undefined for a wrong one. */
async function matchCode(userId: string, code: string) {
  const row = await SecondFactorModel.findById(userId).lean();
  if (!row?.confirmedAt) return undefined;
  const step = stepOf(await open(userId, FIELD, row.secret), code);
  if (step) {
    const filter = { _id: userId, lastStep: mongoose.trusted({ $lt: step }) };
    return { filter, use: { $set: { lastStep: step } } };
  }
  const recovery = recoveryDigest(code);
  return (
    recovery && {
      filter: { _id: userId, recoveryCodes: recovery },
      use: { $pull: { recoveryCodes: recovery } },
    }
  );
}

export async function spend(userId: string, code: string): Promise<boolean> {
  const match = await matchCode(userId, code);
  // A concurrent second use matches nothing.
  return match ? (await SecondFactorModel.updateOne(match.filter, match.use)).modifiedCount === 1 : false;
}

export async function renewCodes(user: UserDocument): Promise<string[]> {
  const { shown, kept } = newRecoveryCodes();
  await transaction(async (session) => {
    const filter = { _id: user.id, confirmedAt: mongoose.trusted({ $ne: null }) };
    const fields = { $set: { recoveryCodes: kept } };
    const { matchedCount } = await SecondFactorModel.updateOne(filter, fields, { session });
    if (!matchedCount) throw new AppError('not_found');
    await auditOwn(user, 'renew', session);
  });
  return shown;
}

/** Of a member, by a code. Ends every session. @returns the member with the epoch that stays; undefined for a wrong code */
export async function switchOff(
  user: UserDocument,
  code: string,
  locale: Locale,
): Promise<UserDocument | undefined> {
  const match = await matchCode(user.id, code);
  if (!match) return undefined;
  return transaction(async (session) => {
    const { deletedCount } = await SecondFactorModel.deleteOne(match.filter, { session });
    return deletedCount ? letOthersGo(user, secondFactorOffMail, { session, locale }) : undefined;
  });
}

/** Of who leaves the staff. */
export async function removeSecondFactor(userId: Id, by: Id, session: ClientSession): Promise<void> {
  const row = await SecondFactorModel.findOneAndDelete({ _id: userId }, { session, lean: true });
  if (!row) return;
  afterCommit(session, () => logSecurityEvent('second_factor_removed', { account: userId, actor: by }));
  await audit(session, { userId: by, ...rowOf(userId, 'remove') });
  if (row.confirmedAt)
    await sendMail(session, secondFactorOffMail, { to: { kind: 'user', id: userId }, data: {} });
}

async function letOthersGo(
  { id }: UserDocument,
  mail: typeof secondFactorOnMail,
  { session, locale }: { session: ClientSession; locale: Locale },
): Promise<UserDocument> {
  await endAllSessions(session, id);
  await sendMail(session, mail, { to: { kind: 'user', id }, data: {}, locale });
  return (await UserModel.findById(id).session(session))!;
}

/** Audit rows outlive an erasure, so that of members there are none. */
const auditOwn = async (user: UserDocument, action: string, session: ClientSession): Promise<void> => {
  if (isStaff(user)) await audit(session, { userId: user.id, ...rowOf(user.id, action) });
};

const rowOf = (documentId: Id, action: string) => ({
  resource: 'account/second-factor',
  documentId,
  action,
  changes: [],
});

/** @param browser that may use it without sending it */
export async function issueTicket(user: UserDocument, browser?: string): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await LoginTicketModel.create({
    _id: digest(ticket),
    userId: user.id,
    epoch: user.sessionEpoch,
    ...(browser && { browser }),
    expiresAt: clock.in(TICKET_MS),
  });
  return ticket;
}

/** @throws AppError login_expired */
export async function readTicket(by: { ticket: string } | { browser: string }): Promise<LoginTicketFields> {
  const row =
    'ticket' in by
      ? await LoginTicketModel.findById(digest(by.ticket)).lean()
      : await LoginTicketModel.findOne({ browser: by.browser }).sort({ expiresAt: -1 }).lean();
  if (!row || row.expiresAt <= clock.now()) throw new AppError('login_expired');
  return row;
}

/** True for the first caller only. */
export const spendTicket = async ({ _id }: LoginTicketFields): Promise<boolean> =>
  (await LoginTicketModel.deleteOne({ _id })).deletedCount === 1;
