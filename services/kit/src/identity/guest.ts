import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import mongoose, { type ClientSession, Schema } from 'mongoose';
import { isDuplicateKey, transaction } from '../database/database.ts';
import { clock } from '../process/clock.ts';
import { log } from '../process/log.ts';
import type { Identity } from './identity.ts';

interface GuestMergeRow {
  userId: string;
  guestId: string;
  at: Date;
}

const schema = new Schema<GuestMergeRow>(
  {
    userId: { type: String, required: true },
    guestId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ userId: 1, guestId: 1 }, { unique: true });
// Longer than any session lives; a repeated merge would find nothing.
schema.index({ at: 1 }, { expireAfterSeconds: 400 * 24 * 60 * 60 });
const GuestMergeModel = mongoose.model<GuestMergeRow>('GuestMerge', schema, 'guest_merges');

export type Merge = (guest: { userId: string; guestId: string; session: ClientSession }) => Promise<unknown>;

const merges: Merge[] = [];
const merged = new LRUCache<string, true>({ max: 20_000 });
const underway = new Map<string, Promise<boolean>>();

/** All merges of a service run in one transaction: pass its session to every query. */
export function onMerge(merge: Merge): void {
  merges.push(merge);
}

/** Returns true when this call merged. An error undoes all merges, and the next call tries again. */
export async function mergeGuest({
  userId,
  guestId,
}: Pick<Identity, 'userId' | 'guestId'>): Promise<boolean> {
  if (!userId || !guestId || !merges.length) return false;
  const pair = `${userId} ${guestId}`;
  if (merged.has(pair)) return false;
  const before = underway.get(pair);
  if (before) return before.then(() => false);
  const now = mergeOnce(userId, guestId)
    .then((result) => {
      merged.set(pair, true);
      return result;
    })
    .finally(() => underway.delete(pair));
  underway.set(pair, now);
  return now;
}

const ALREADY = Symbol('merged by another process');

async function mergeOnce(userId: string, guestId: string): Promise<boolean> {
  if (await GuestMergeModel.exists({ userId, guestId })) return false;
  try {
    await transaction(async (session) => {
      await GuestMergeModel.create([{ userId, guestId, at: clock.now() }], { session }).catch((error) => {
        throw isDuplicateKey(error) ? ALREADY : error;
      });
      for (const merge of merges) await merge({ userId, guestId, session });
    });
    return true;
  } catch (error) {
    if (error === ALREADY) return false;
    throw error;
  }
}

/** Ids under which a member was a guest before logging in. */
export const guestsOf = async (userId: string): Promise<string[]> =>
  (await GuestMergeModel.find({ userId }).lean()).map(({ guestId }) => guestId);

export async function forgetGuests(userId: string, session: ClientSession | null = null): Promise<void> {
  await GuestMergeModel.deleteMany({ userId }).session(session);
}

/** Merges before the handler reads, so that the first page after login is complete. */
export const guestMerge = (): RequestHandler => async (req, _res, next) => {
  try {
    await mergeGuest(req.identity);
  } catch (err) {
    // The member's own data still works; the next call tries the merge again.
    log.error({ err, userId: req.identity.userId }, 'guest not merged');
  }
  next();
};
