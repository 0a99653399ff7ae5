import { createHash } from 'node:crypto';
import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { isAdmin } from '@stezhka/kit/identity';
import type { SessionData } from 'express-session';
import mongoose from 'mongoose';

const HOUR_MS = 3600_000;
/** ASVS 5.0, 7.3: of a member whatever they do, of staff shorter and without use, too. */
const MEMBER_MS = 90 * 24 * HOUR_MS;
const STAFF_MS = 12 * HOUR_MS;
const STAFF_IDLE_MS = HOUR_MS;

/** Guests' sessions end by the cookie and the store alone. */
export function isExpired({ userId, roles = [], createdAt, lastSeen }: Partial<SessionData>): boolean {
  if (!userId) return false;
  const since = (moment: Date | undefined) => clock.now().getTime() - Number(moment ?? 0);
  if (!isAdmin({ roles })) return since(createdAt) > MEMBER_MS;
  return since(createdAt) > STAFF_MS || since(lastSeen) > STAFF_IDLE_MS;
}

interface StoredSession {
  _id: string;
  session: SessionData;
}

export interface ListedSession {
  /** A digest, because the session's own id would open the session. */
  id: string;
  device: string;
  createdAt: Date;
  lastSeen: Date;
}

export const digest = (sid: string): string => createHash('sha256').update(sid).digest('hex').slice(0, 32);
const collection = () => mongoose.connection.collection<StoredSession>('sessions');

interface Epoch {
  _id: string;
  /** Sessions begun in earlier ones are over. */
  epoch: number;
  at: Date;
}
const epochs = () => mongoose.connection.collection<Epoch>('session_epochs');
/** Far longer than any login is under way. */
const EPOCH_SECONDS = 24 * 3600;

interface ReplacedSession {
  /** The digest of its id. */
  _id: string;
  at: Date;
}
const replacedSessions = () => mongoose.connection.collection<ReplacedSession>('replaced_sessions');
/** Longer than a guest's call takes. */
const REPLACED_SECONDS = 30;

/** A login or logout takes this session's place. */
export const markReplaced = (sid: string): Promise<unknown> =>
  replacedSessions().updateOne({ _id: digest(sid) }, { $set: { at: clock.now() } }, { upsert: true });

/** Whether another session took its place a moment ago. */
export const isReplaced = async (sid: string): Promise<boolean> =>
  (await replacedSessions().findOne({
    _id: digest(sid),
    at: { $gt: clock.in(-REPLACED_SECONDS * 1000) },
  })) !== null;

/** Sessions are looked up by member; the store itself knows only ids. */
export async function indexSessions(): Promise<void> {
  await replacedSessions().createIndex({ at: 1 }, { expireAfterSeconds: REPLACED_SECONDS });
  await collection().createIndex({ 'session.userId': 1 }, { sparse: true });
  await epochs().createIndex({ at: 1 }, { expireAfterSeconds: EPOCH_SECONDS });
}

export const epochOf = async (userId: string): Promise<number> =>
  (await epochs().findOne({ _id: userId }))?.epoch ?? 0;

/** Stores the time of the last use alone: saving the session after a logout would bring it back. */
export const markSeen = (sid: string): Promise<unknown> =>
  collection().updateOne({ _id: sid }, { $set: { 'session.lastSeen': clock.now() } });

/** Which of these sessions are still open. */
export async function openSessions(sids: readonly string[]): Promise<Set<string>> {
  const found = await collection()
    .find({ _id: { $in: [...sids] } })
    .toArray();
  return new Set(found.filter(({ session }) => !isExpired(session)).map(({ _id }) => _id));
}

const ofMember = (userId: unknown) => {
  if (typeof userId !== 'string' || !userId)
    throw new AppError('invalid_input', { fields: { userId: 'text' } });
  return collection().find({ 'session.userId': userId }).toArray();
};

/** A member's sessions, the last used first. @throws AppError invalid_input */
export async function sessionsOf(userId: unknown): Promise<ListedSession[]> {
  return (await ofMember(userId))
    .filter(({ session }) => !isExpired(session))
    .map(({ _id, session: { device = '', createdAt, lastSeen } }) => ({
      id: digest(_id),
      device,
      createdAt: createdAt!,
      lastSeen: lastSeen!,
    }))
    .sort((a, b) => Number(b.lastSeen) - Number(a.lastSeen));
}

interface Ending {
  userId?: unknown;
  id?: unknown;
  except?: unknown;
  /** Ends every session of an earlier epoch, logins that are under way included. */
  before?: unknown;
}

/** Ends sessions of a member, all of them unless told which; says how many. @throws AppError invalid_input */
export async function endSessions({ userId, id, except, before }: Ending): Promise<number> {
  if (before !== undefined) await raiseEpoch(userId, before);
  const doomed = (await ofMember(userId))
    .filter(({ _id, session: { epoch = 0 } }) => {
      if (before !== undefined) return epoch < Number(before);
      return id === undefined ? digest(_id) !== except : digest(_id) === id;
    })
    .map(({ _id }) => _id);
  if (!doomed.length) return 0;
  const { deletedCount } = await collection().deleteMany({ _id: { $in: doomed } });
  return deletedCount;
}

async function raiseEpoch(userId: unknown, epoch: unknown): Promise<void> {
  if (typeof userId !== 'string' || !Number.isSafeInteger(epoch))
    throw new AppError('invalid_input', { fields: { before: 'number' } });
  await epochs().updateOne(
    { _id: userId },
    { $max: { epoch: epoch as number }, $set: { at: clock.now() } },
    { upsert: true },
  );
}
