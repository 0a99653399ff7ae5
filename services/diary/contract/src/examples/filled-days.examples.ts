import { describeCall } from '@stezhka/kit-contract/examples';
import { usersWithEntry } from '../filled-days.ts';

describeCall(usersWithEntry, {
  summary: 'Users who wrote on a date',
  throws: ['diary_closed'],
  example: {
    body: { date: '2026-11-20', users: ['65f000000000000000000002', '65f000000000000000000003'] },
    reply: { wrote: ['65f000000000000000000002'] },
  },
});
