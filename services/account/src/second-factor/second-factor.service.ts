import { createHash, randomBytes } from 'node:crypto';
import { clock } from '@stezhka/kit/clock';
import { afterCommit, transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { audit } from '@stezhka/kit/resource';
import { open, seal } from '@stezhka/kit/sealed';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import type { Id } from '@stezhka/kit-contract';
import mongoose, { type ClientSession } from 'mongoose';
import type { UserDocument } from '../users/users.model.ts';
import { newRecoveryCodes, recoveryDigest } from './recovery-codes.ts';
import {
  type LoginTicketFields,
  LoginTicketModel,
  type SecondFactorFields,
  SecondFactorModel,
} from './second-factor.model.ts';
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

/** Undefined for a wrong code. @throws AppError conflict when enrolment was completed before */
export async function completeEnrolment(userId: string, code: string): Promise<string[] | undefined> {
  const row = await SecondFactorModel.findById(userId).lean();
  if (row?.confirmedAt) throw new AppError('conflict');
  const step = row && stepOf(await open(userId, FIELD, row.secret), code);
  if (!row || !step) return undefined;
  const { shown, kept } = newRecoveryCodes();
  const filter = { _id: userId, secret: row.secret, confirmedAt: null };
  const fields = { confirmedAt: clock.now(), lastStep: step, recoveryCodes: kept };
  if (await changed(filter, fields, 'enrol')) return shown;
  if (await isEnrolled(userId)) throw new AppError('conflict');
  return undefined;
}

export async function spend(userId: string, code: string): Promise<boolean> {
  const row = await SecondFactorModel.findById(userId).lean();
  if (!row?.confirmedAt) return false;
  const step = stepOf(await open(userId, FIELD, row.secret), code);
  const recovery = recoveryDigest(code);
  // A concurrent second use matches nothing.
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
  if (!(await changed({ _id: userId }, { recoveryCodes: kept }, 'renew'))) throw new AppError('not_found');
  return shown;
}

export async function removeSecondFactor(userId: Id, by: Id, session: ClientSession): Promise<void> {
  const { deletedCount } = await SecondFactorModel.deleteOne({ _id: userId }, { session });
  if (!deletedCount) return;
  const who = { account: userId, ...(by !== userId && { actor: by }) };
  afterCommit(session, () => logSecurityEvent('second_factor_removed', who));
  await audit(session, { userId: by, ...rowOf(userId, 'remove') });
}

const changed = (
  filter: { _id: Id },
  fields: Partial<SecondFactorFields>,
  action: string,
): Promise<boolean> =>
  transaction(async (session) => {
    const { matchedCount } = await SecondFactorModel.updateOne(filter, { $set: fields }, { session });
    if (matchedCount) await audit(session, { userId: filter._id, ...rowOf(filter._id, action) });
    return matchedCount === 1;
  });

const rowOf = (documentId: Id, action: string) => ({
  resource: 'account/second-factor',
  documentId,
  action,
  changes: [],
});

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

export async function readTicket(ticket: string): Promise<LoginTicketFields> {
  const row = await LoginTicketModel.findById(digest(ticket)).lean();
  if (!row || row.expiresAt <= clock.now()) throw new AppError('login_expired');
  return row;
}

/** True for the first caller only. */
export const spendTicket = async (ticket: string): Promise<boolean> =>
  (await LoginTicketModel.deleteOne({ _id: digest(ticket) })).deletedCount === 1;
