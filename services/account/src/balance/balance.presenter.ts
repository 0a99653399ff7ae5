import type { BalanceEntry } from '@stezhka/account-contract';
import type { EntryDocument } from './balance.model.ts';

export const presentEntry = (entry: EntryDocument): BalanceEntry => ({
  id: entry.id,
  amount: entry.kopiykas / 100,
  balance: entry.after / 100,
  reason: entry.reason,
  at: entry.at.toISOString(),
});
