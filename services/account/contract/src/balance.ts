import { type Id, type Instant, operation, type Pagination } from '@stezhka/kit-contract';

/** What moved money on or off a member's balance. */
export type BalanceReason = 'top_up' | 'course' | 'order' | 'refund' | 'correction';

export interface BalanceEntry {
  id: Id;
  /** Hryvnias; below zero when it was taken off. */
  amount: number;
  /** Hryvnias after it. */
  balance: number;
  reason: BalanceReason;
  at: Instant;
}

export interface BalanceReply {
  /** Hryvnias; the sum of all entries, never below zero. */
  balance: number;
  /** The last one first. */
  entries: BalanceEntry[];
  pagination: Pagination;
}

/** Money moved by another service. */
export interface BalanceChange {
  userId: Id;
  /** Whole kopiykas above zero. */
  kopiykas: number;
  /** The same key twice is one movement. */
  key: string;
  reason: BalanceReason;
}
export interface BalanceChangeReply {
  /** Kopiykas after it. */
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

/** Puts money on a member's balance. @throws not_found for an unknown member, conflict for a key of another movement */
export const creditBalance = operation<{ body: BalanceChange; reply: BalanceChangeReply }>(
  'POST',
  '/data/user/balance/credit',
  {
    access: 'service',
    reply: 'BalanceChangeReply',
  },
);

/** Takes money off it. @throws not_enough_money, not_found, conflict */
export const debitBalance = operation<{ body: BalanceChange; reply: BalanceChangeReply }>(
  'POST',
  '/data/user/balance/debit',
  {
    access: 'service',
    reply: 'BalanceChangeReply',
  },
);
