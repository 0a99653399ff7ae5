import type * as worker from '../testing/environment-worker.ts';
import { WorkerProcess } from './worker-process.ts';

test('a worker is given nothing of the environment of its service', async () => {
  process.env.IDENTITY_KEY = 'a secret';
  const workers = new WorkerProcess<typeof worker>({
    name: 'worker',
    module: new URL('../testing/environment-worker.ts', import.meta.url),
    settings: () => ({ priority: 0 }),
    unavailable: () => new Error('unavailable'),
  });
  const names = await workers.run('environment', undefined, { timeout: 60_000 });
  expect(names.toSorted()).toEqual(['MALLOC_ARENA_MAX', 'TINYPOOL_WORKER_ID']);
  await workers.end();
  delete process.env.IDENTITY_KEY;
});

test('a task whose worker is ended gets the answer of a worker that does not answer', async () => {
  const workers = new WorkerProcess<typeof worker>({
    name: 'worker',
    module: new URL('../testing/environment-worker.ts', import.meta.url),
    settings: () => ({ priority: 0 }),
    unavailable: () => new Error('unavailable'),
  });
  await workers.run('environment', undefined, { timeout: 60_000 });
  process.kill(workers.pid!, 'SIGSTOP');
  const task = workers.run('environment', undefined, { timeout: 60_000, again: false });
  await Promise.all([expect(task).rejects.toThrow(/^unavailable$/), workers.end()]);
});
