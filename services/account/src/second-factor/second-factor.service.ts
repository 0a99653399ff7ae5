import { createHash, randomBytes } from 'node:crypto';
import { clock } from '@stezhka/kit/clock';
import { isDuplicateKey, transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { sendMail } from '@stezhka/kit/mail';
import { audit } from '@stezhka/kit/resource';
import { open, seal } from '@stezhka/kit/sealed';
import type { Locale } from '@stezhka/kit-contract';
import mongoose, { type ClientSession } from 'mongoose';
import { forgetCodes } from '../codes/codes.service.ts';
import { forgetNetworks } from '../known-networks/known-networks.ts';
import { endAllSessions } from '../sessions/end-all-sessions.service.ts';
import { type UserDocument, UserModel } from '../users/users.model.ts';
import { isStaff } from '../users/users.service.ts';
import { newRecoveryCodes, recoveryDigest } from './recovery-codes.ts';
import { secondFactorOffMail, secondFactorOnMail } from './second-factor.mail.ts';
import { type LoginTicketFields, LoginTicketModel, SecondFactorModel } from './second-factor.model.ts';
import { auditRow } from './second-factor-removal.service.ts';
import { newSecret, stepOf } from './totp.ts';

const FIELD = 'second-factor';
const TICKET_MS = 5 * 60_000;
const ENROLMENT_MS = 10 * 60_000;

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

export const isEnrolled = async (userId: string): Promise<boolean> =>
  (await SecondFactorModel.exists({ _id: userId, confirmedAt: mongoose.trusted({ $ne: null }) })) !== null;

/**
 * A new secret, valid after its first code, for ten minutes and while no sessions end.
 * @param user as read before the password was checked
 * @throws AppError conflict when one is confirmed
 */
export async function beginEnrolmentOf(
  { id: userId, sessionEpoch }: Pick<UserDocument, 'id' | 'sessionEpoch'>,
  secret = newSecret(),
): Promise<string> {
  const fields = {
    secret: await seal(userId, FIELD, secret),
    begunAt: clock.now(),
    epoch: sessionEpoch,
    lastStep: 0,
    recoveryCodes: [],
  };
  const renew = (upsert: boolean) =>
    SecondFactorModel.updateOne({ _id: userId, confirmedAt: null }, { $set: fields }, { upsert });
  await renew(true).catch(async (error) => {
    if (!isDuplicateKey(error)) throw error;
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

/**
 * Ends every session, and what networks were known by the password alone.
 * @returns undefined for a wrong code
 * @throws AppError conflict when enrolment was completed before, enrolment_expired
 */
export async function completeEnrolment(
  user: UserDocument,
  code: string,
  locale: Locale,
): Promise<Enrolled | undefined> {
  const userId = user.id;
  const row = await SecondFactorModel.findById(userId).lean();
  if (row?.confirmedAt) throw new AppError('conflict');
  if (row && !isFresh(row)) throw new AppError('enrolment_expired');
  const step = row && stepOf(await open(userId, FIELD, row.secret), code);
  if (!row || !step) return undefined;
  const { shown, kept } = newRecoveryCodes();
  const filter = { _id: userId, secret: row.secret, confirmedAt: null };
  const update = {
    $set: { confirmedAt: clock.now(), lastStep: step, recoveryCodes: kept },
    $unset: { begunAt: true, epoch: true },
  };
  const enrolled = await transaction(async (session) => {
    const { matchedCount } = await SecondFactorModel.updateOne(filter, update, { session });
    if (!matchedCount) return undefined;
    await assertEpoch(userId, row.epoch, { code: 'enrolment_expired', session });
    await auditOwn(user, 'enrol', session);
    await forgetNetworks(userId, session);
    await forgetCodes('second-factor-removal', userId, session);
    return { user: await letOthersGo(user, secondFactorOnMail, { session, locale }), recoveryCodes: shown };
  });
  if (!enrolled && (await isEnrolled(userId))) throw new AppError('conflict');
  return enrolled;
}

const isFresh = ({ begunAt }: { begunAt?: Date }): boolean =>
  !!begunAt && clock.now().getTime() - begunAt.getTime() < ENROLMENT_MS;

/** A password change, a recovery or a block of the meantime has ended the sessions, and with them what they began. */
async function assertEpoch(
  userId: string,
  epoch: number | undefined,
  { code, session }: { code: 'enrolment_expired' | 'login_required'; session: ClientSession },
): Promise<void> {
  const user = await UserModel.findById(userId).session(session);
  if (!user || user.blockedAt || user.sessionEpoch !== epoch) throw new AppError(code);
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

/**
 * Of a member, by a code. Ends every session.
 * @param user as read before the password was checked
 * @returns the member with the epoch that stays; undefined for a wrong code
 * @throws AppError login_required when the sessions have ended meanwhile
 */
export async function switchOff(
  user: UserDocument,
  code: string,
  locale: Locale,
): Promise<UserDocument | undefined> {
  const match = await matchCode(user.id, code);
  if (!match) return undefined;
  return transaction(async (session) => {
    const { deletedCount } = await SecondFactorModel.deleteOne(match.filter, { session });
    if (!deletedCount) return undefined;
    await assertEpoch(user.id, user.sessionEpoch, { code: 'login_required', session });
    return letOthersGo(user, secondFactorOffMail, { session, locale });
  });
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
  if (isStaff(user)) await audit(session, { userId: user.id, ...auditRow(user.id, action) });
};

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
