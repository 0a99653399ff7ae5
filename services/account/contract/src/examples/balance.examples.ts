import { describeCall } from '@stezhka/kit-contract/examples';
import { type BalanceChange, creditBalance, debitBalance, getBalance } from '../balance.ts';

describeCall(getBalance, {
  summary: 'Balance of the member and what moved it',
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
});

const body: BalanceChange = {
  userId: '65f000000000000000000002',
  kopiykas: 50_000,
  key: 'top-up:65f0000000000000000000d1',
  reason: 'top_up',
};

describeCall(creditBalance, {
  summary: 'Put money on a balance',
  throws: ['not_found', 'conflict'],
  example: { body, reply: { kopiykas: 50_000 } },
});

describeCall(debitBalance, {
  summary: 'Take money off a balance',
  throws: ['not_enough_money', 'not_found', 'conflict'],
  example: {
    body: { ...body, kopiykas: 8_000, key: 'course:65f0000000000000000000d2', reason: 'course' },
    reply: { kopiykas: 42_000 },
  },
});
