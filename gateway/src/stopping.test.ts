import { stop } from '@stezhka/kit/lifecycle';
import { useDatabase } from '@stezhka/kit/testing/database';
import { startGateway } from './testing/site.ts';

useDatabase();

// A file of its own: a process that was told to stop stays so.
test('a gateway that was told to stop is not ready', async () => {
  const site = await startGateway({});
  await stop([]);
  expect((await site.outside.get('/readyz').expect(503)).body.data.missing).toContain('stopping');
  await site.stop();
});
