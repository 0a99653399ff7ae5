import { createHash, randomBytes } from 'node:crypto';
import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { open, seal } from '@stezhka/kit/sealed';
import mongoose from 'mongoose';
import type { UserDocument } from '../users/users.model.ts';
import { newRecoveryCodes, recoveryDigest } from './recovery-codes.ts';
import { type LoginTicketFields, LoginTicketModel, SecondFactorModel } from './second-factor.model.ts';
import { newSecret, stepOf } from './totp.ts';

const FIELD = 'second-factor';
const TICKET_MS = 5 * 60_000;

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

export const isEnrolled = async (userId: string): Promise<boolean> =>
  (await SecondFactorModel.exists({ _id: userId, confirmedAt: mongoose.trusted({ $ne: null }) })) !== null;

/** A secret that waits for its first code; another one each time. @throws AppError conflict when one counts already */
export async function beginEnrolmentOf(userId: string, secret = newSecret()): Promise<string> {
  const fields = { secret: await seal(userId, FIELD, secret), lastStep: 0, recoveryCodes: [] };
  const renew = (upsert: boolean) =>
    SecondFactorModel.updateOne({ _id: userId, confirmedAt: null }, { $set: fields }, { upsert });
  await renew(true).catch(async (error) => {
    if (error.code !== 11000) throw error;
    // The row is there: confirmed, or begun by another press a moment ago.
    if (!(await renew(false)).matchedCount) throw new AppError('conflict');
  });
  return secret;
}

/**
 * The recovery codes of the enrolment that this first code completes; undefined for a wrong one.
 * @throws AppError conflict when it is complete already, as after a button pressed twice: its codes were shown
 */
export async function completeEnrolment(userId: string, code: string): Promise<string[] | undefined> {
  const row = await SecondFactorModel.findById(userId).lean();
  if (row?.confirmedAt) throw new AppError('conflict');
  const step = row && stepOf(await open(userId, FIELD, row.secret), code);
  if (!row || !step) return undefined;
  const { shown, kept } = newRecoveryCodes();
  const { modifiedCount } = await SecondFactorModel.updateOne(
    { _id: userId, secret: row.secret, confirmedAt: null },
    { $set: { confirmedAt: clock.now(), lastStep: step, recoveryCodes: kept } },
  );
  if (modifiedCount) return shown;
  if (await isEnrolled(userId)) throw new AppError('conflict');
  return undefined;
}

/** Whether a code is right; a right one is spent by asking. */
export async function spend(userId: string, code: string): Promise<boolean> {
  const row = await SecondFactorModel.findById(userId).lean();
  if (!row?.confirmedAt) return false;
  const step = stepOf(await open(userId, FIELD, row.secret), code);
  const recovery = recoveryDigest(code);
  // Who is second with the same code changes nothing any more.
  const spent = step
    ? SecondFactorModel.updateOne(
        { _id: userId, lastStep: mongoose.trusted({ $lt: step }) },
        { $set: { lastStep: step } },
      )
    : recovery &&
      SecondFactorModel.updateOne(
        { _id: userId, recoveryCodes: recovery },
        { $pull: { recoveryCodes: recovery } },
      );
  return spent ? (await spent).modifiedCount === 1 : false;
}

export async function renewCodes(userId: string): Promise<string[]> {
  const { shown, kept } = newRecoveryCodes();
  const { matchedCount } = await SecondFactorModel.updateOne(
    { _id: userId },
    { $set: { recoveryCodes: kept } },
  );
  if (!matchedCount) throw new AppError('not_found');
  return shown;
}

/** For a login whose password was right; it opens nothing but the second step. */
export async function issueTicket(user: UserDocument): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await LoginTicketModel.create({
    _id: digest(ticket),
    userId: user.id,
    epoch: user.sessionEpoch,
    expiresAt: clock.in(TICKET_MS),
  });
  return ticket;
}

/** @throws AppError login_expired */
export async function readTicket(ticket: string): Promise<LoginTicketFields> {
  const row = await LoginTicketModel.findById(digest(ticket)).lean();
  if (!row || row.expiresAt <= clock.now()) throw new AppError('login_expired');
  return row;
}

/** True for the one who is first with it. */
export const spendTicket = async (ticket: string): Promise<boolean> =>
  (await LoginTicketModel.deleteOne({ _id: digest(ticket) })).deletedCount === 1;
