import { advanceClock, setClock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { runDueJobs } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { member } from '../testing/account.ts';
import { useFakeGateway } from '../testing/fake-gateway.ts';
import { endAllSessions } from './end-all-sessions.service.ts';

useDatabase();
const gateway = useFakeGateway();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

test('sessions are ended even when the gateway was away for a week', async () => {
  const { id } = await member({ email: 'sofiia@stezhka.example' });
  gateway.status = 503;
  await transaction((session) => endAllSessions(session, id));
  for (let hours = 0; hours < 7 * 24; hours++) {
    await runDueJobs();
    advanceClock({ hours: 1 });
  }
  gateway.status = 200;
  gateway.heard.length = 0;
  advanceClock({ hours: 2 });
  await runDueJobs();
  expect(gateway.heard).toEqual([{ url: '/private/sessions/end', body: { userId: id, before: 1 } }]);
});
