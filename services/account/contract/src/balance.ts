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
    summary: 'Balance of the member and what moved it',
    access: 'user',
    tags: ['balance'],
    reply: 'BalanceReply',
    example: {
      query: { page: 1, limit: 20 },
      reply: {
        balance: 420,
        entries: [
          {
            id: '65f0000000000000000000c2',
            amount: -80,
            balance: 420,
            reason: 'course',
            at: '2026-11-20T09:00:00.000Z',
          },
          {
            id: '65f0000000000000000000c1',
            amount: 500,
            balance: 500,
            reason: 'top_up',
            at: '2026-11-14T18:30:00.000Z',
          },
        ],
        pagination: { page: 1, pages: 1, limit: 20, total: 2 },
      },
    },
  },
);

const body: BalanceChange = {
  userId: '65f000000000000000000002',
  kopiykas: 50_000,
  key: 'top-up:65f0000000000000000000d1',
  reason: 'top_up',
};

/** Puts money on a member's balance. @throws not_found for an unknown member, conflict for a key of another movement */
export const creditBalance = operation<{ body: BalanceChange; reply: BalanceChangeReply }>(
  'POST',
  '/data/user/balance/credit',
  {
    summary: 'Put money on a balance',
    throws: ['not_found', 'conflict'],
    access: 'service',
    reply: 'BalanceChangeReply',
    example: { body, reply: { kopiykas: 50_000 } },
  },
);

/** Takes money off it. @throws not_enough_money, not_found, conflict */
export const debitBalance = operation<{ body: BalanceChange; reply: BalanceChangeReply }>(
  'POST',
  '/data/user/balance/debit',
  {
    summary: 'Take money off a balance',
    throws: ['not_enough_money', 'not_found', 'conflict'],
    access: 'service',
    reply: 'BalanceChangeReply',
    example: {
      body: { ...body, kopiykas: 8_000, key: 'course:65f0000000000000000000d2', reason: 'course' },
      reply: { kopiykas: 42_000 },
    },
  },
);
