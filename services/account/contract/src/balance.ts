import { type Id, type Instant, operation, type Pagination } from '@stezhka/kit-contract';

export type BalanceReason = 'top_up' | 'course' | 'order' | 'refund' | 'correction';

export interface BalanceEntry {
  id: Id;
  /** Hryvnias; negative for a debit. */
  amount: number;
  balance: number;
  reason: BalanceReason;
  at: Instant;
}

export interface BalanceReply {
  /** Hryvnias, never negative. */
  balance: number;
  entries: BalanceEntry[];
  pagination: Pagination;
}

export interface BalanceChange {
  userId: Id;
  kopiykas: number;
  /** Idempotency key. */
  key: string;
  reason: BalanceReason;
}
export interface BalanceChangeReply {
  kopiykas: number;
}

export const BALANCE_LIMITS = { kopiykas: 100_000_000, key: 200 } as const;

export const getBalance = operation<{ query: { page?: number; limit?: number }; reply: BalanceReply }>(
  'GET',
  '/data/user/balance',
  {
    access: 'user',
    tags: ['balance'],
    reply: 'BalanceReply',
  },
);

/** @throws not_found for an unknown member, conflict for a key of another movement */
export const creditBalance = operation<{ body: BalanceChange; reply: BalanceChangeReply }>(
  'POST',
  '/data/user/balance/credit',
  {
    access: { services: ['shop', 'diary'] },
    reply: 'BalanceChangeReply',
  },
);

/** @throws not_enough_money (data `BalanceChangeReply`: what there is), not_found, conflict */
export const debitBalance = operation<{ body: BalanceChange; reply: BalanceChangeReply }>(
  'POST',
  '/data/user/balance/debit',
  {
    access: { services: ['shop', 'diary'] },
    reply: 'BalanceChangeReply',
  },
);
