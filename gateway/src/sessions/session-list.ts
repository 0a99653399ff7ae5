import { createHash } from 'node:crypto';
import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import type { SessionData } from 'express-session';
import mongoose from 'mongoose';

interface StoredSession {
  _id: string;
  session: SessionData;
}

export interface ListedSession {
  /** A digest: the session's own id opens it and is shown to nobody. */
  id: string;
  device: string;
  createdAt: Date;
  lastSeen: Date;
}

/** Names a session without opening it. */
export const digest = (sid: string): string => createHash('sha256').update(sid).digest('hex').slice(0, 32);
const collection = () => mongoose.connection.collection<StoredSession>('sessions');

/** Sessions are looked up by member; the store itself knows only ids. */
export async function indexSessions(): Promise<void> {
  await collection().createIndex({ 'session.userId': 1 }, { sparse: true });
}

/**
 * Notes when a session was last used, without saving the session: a request that ends after a logout
 * must not bring it back.
 */
export const markSeen = (sid: string): Promise<unknown> =>
  collection().updateOne({ _id: sid }, { $set: { 'session.lastSeen': clock.now() } });

const ofMember = (userId: unknown) => {
  if (typeof userId !== 'string' || !userId)
    throw new AppError('invalid_input', { fields: { userId: 'text' } });
  return collection().find({ 'session.userId': userId }).toArray();
};

/** A member's sessions, the last used first. @throws AppError invalid_input */
export async function sessionsOf(userId: unknown): Promise<ListedSession[]> {
  return (await ofMember(userId))
    .map(({ _id, session: { device = '', createdAt, lastSeen } }) => ({
      id: digest(_id),
      device,
      createdAt: createdAt!,
      lastSeen: lastSeen!,
    }))
    .sort((a, b) => Number(b.lastSeen) - Number(a.lastSeen));
}

/** Ends one of a member's sessions, or all of them but one; says how many. @throws AppError invalid_input */
export async function endSessions({
  userId,
  id,
  except,
}: {
  userId?: unknown;
  id?: unknown;
  except?: unknown;
}): Promise<number> {
  const doomed = (await ofMember(userId))
    .map(({ _id }) => _id)
    .filter((sid) => (id === undefined ? digest(sid) !== except : digest(sid) === id));
  if (!doomed.length) return 0;
  const { deletedCount } = await collection().deleteMany({ _id: { $in: doomed } });
  return deletedCount;
}
