import type { BalanceChange } from '@stezhka/account-contract';
import { clock } from '@stezhka/kit/clock';
import { isDuplicateKey } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import type { Id } from '@stezhka/kit-contract';
import { UserModel } from '../users/users.model.ts';
import { EntryModel } from './balance.model.ts';

const lastEntry = (userId: Id) => EntryModel.findOne({ userId }).sort({ number: -1 });

export const balanceOf = async (userId: Id): Promise<number> => (await lastEntry(userId))?.after ?? 0;

/** Idempotent by `key`. @throws AppError not_enough_money, not_found, conflict for a key of another movement */
export async function moveMoney(change: BalanceChange, direction: 1 | -1): Promise<number> {
  const { userId, key, reason } = change;
  const kopiykas = direction * change.kopiykas;
  if (!(await UserModel.exists({ _id: userId }))) throw new AppError('not_found');
  for (;;) {
    const done = await EntryModel.findOne({ key });
    if (done && (done.userId !== userId || done.kopiykas !== kopiykas)) throw new AppError('conflict');
    if (done) return done.after;
    const last = await lastEntry(userId);
    const after = (last?.after ?? 0) + kopiykas;
    if (after < 0) {
      // The same call, asked a second time at once, may have taken the money since the key was looked for.
      if (await EntryModel.exists({ key })) continue;
      throw new AppError('not_enough_money', { data: { kopiykas: last?.after ?? 0 } });
    }
    const entry = { userId, key, reason, kopiykas, after, number: (last?.number ?? 0) + 1, at: clock.now() };
    try {
      await EntryModel.create(entry);
      return after;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
