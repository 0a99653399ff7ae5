import Joi from 'joi';
import { transaction } from '../database/database.ts';
import { advanceClock, clock, setClock } from '../process/clock.ts';
import { clearDatabase, useDatabase } from '../testing/database.ts';
import { JobModel } from './job.model.ts';
import {
  asDone,
  deadJobs,
  defineJob,
  GiveUp,
  jobCounts,
  later,
  reviveJob,
  runDueJobs,
  startJobRunner,
} from './jobs.ts';
import { LEASE_MS, pauseAfter, takeJob } from './run-job.ts';

useDatabase();

let ran: string[] = [];
/** What the next runs of 'note' do instead of succeeding. */
let trouble: (() => Promise<void> | void) | undefined;
const note = defineJob(
  'note',
  Joi.object<{ text: string }>({ text: Joi.string().required() }),
  async ({ text }) => {
    await trouble?.();
    ran.push(text);
  },
  { attempts: 3 },
);

/** A gate that handlers wait at and tests open. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { closed: promise, open: resolve };
}

beforeEach(() => setClock('2026-05-01T12:00:00Z'));
afterEach(async () => {
  ran = [];
  trouble = undefined;
  setClock(null);
  await clearDatabase();
});

test('work is done exactly when its transaction is', async () => {
  await transaction((session) => later(session, note, { text: 'kept' }));
  const undone = transaction(async (session) => {
    await later(session, note, { text: 'undone' });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await runDueJobs()).toBe(1);
  expect(ran).toEqual(['kept']);
  expect(await runDueJobs()).toBe(0);
});

test('a job of the past is stored as done, and its key stays taken', async () => {
  await asDone(() => later(null, note, { text: 'long ago' }, { key: 'once' }));
  await later(null, note, { text: 'again' }, { key: 'once' });
  expect(await runDueJobs()).toBe(0);
  expect(await JobModel.find({ key: 'note:once' }).lean()).toMatchObject([{ state: 'done', data: {} }]);
});

test('work can be named, and data that does not fit is refused at once', async () => {
  await later(null, 'note', { text: 'by name' });
  await expect(later(null, note, { text: 5 } as never)).rejects.toThrow(/job 'note' is wrong/);
  await expect(later(null, 'unheard', {})).rejects.toThrow(/No job/);
  expect(await runDueJobs()).toBe(1);
});

test('the same key is one job, also at the same time and after it is done', async () => {
  const write = (text: string) => transaction((session) => later(session, note, { text }, { key: 'once' }));
  await Promise.all([write('a'), write('b'), write('c')]);
  await runDueJobs();
  await write('d');
  await later(null, note, { text: 'e' }, { key: 'once' });
  await runDueJobs();
  expect(ran).toHaveLength(1);
});

test('work that comes first runs before all that is due', async () => {
  for (const text of ['a', 'b']) await later(null, note, { text });
  for (const text of ['c', 'd']) await later(null, note, { text }, { first: true });
  await runDueJobs();
  expect(ran).toEqual(['c', 'd', 'a', 'b']);
});

test('work for later waits for its moment', async () => {
  await later(null, note, { text: 'tomorrow' }, { at: clock.in(24 * 3600_000) });
  expect(await runDueJobs()).toBe(0);
  advanceClock({ days: 1 });
  expect(await runDueJobs()).toBe(1);
});

test('two job runners run each job once', async () => {
  const texts = Array.from({ length: 40 }, (_, i) => String(i));
  for (const text of texts) await later(null, note, { text });
  const runners = [startJobRunner(), startJobRunner()];
  const all = gate();
  trouble = () => void (ran.length >= texts.length - 1 && all.open());
  await all.closed;
  await Promise.all(runners.map((runner) => runner.stop()));
  expect(ran.sort()).toEqual(texts.sort());
  expect(await JobModel.countDocuments({ state: 'done' })).toBe(texts.length);
});

test('a job runner wakes up for work of its own process', async () => {
  const runner = startJobRunner({ pollMs: 3_600_000 });
  const started = gate();
  trouble = started.open;
  await transaction((session) => later(session, note, { text: 'now' }));
  await started.closed;
  await runner.stop();
  expect(ran).toEqual(['now']);
});

test('jobs of a name with a bound of its own run one after another, and keep no other one waiting', async () => {
  const held = gate();
  const noted = gate();
  const order: string[] = [];
  const slow = defineJob(
    'slow',
    Joi.object<{ n: number }>({ n: Joi.number() }),
    async ({ n }) => {
      order.push(`${n} begins`);
      await held.closed;
      order.push(`${n} ends`);
    },
    { concurrency: 1 },
  );
  for (const n of [1, 2, 3, 4, 5]) await later(null, slow, { n });
  trouble = noted.open;
  await later(null, note, { text: 'beside' });
  const runner = startJobRunner();
  await noted.closed;
  expect(order).toEqual(['1 begins']);
  held.open();
  while ((await JobModel.countDocuments({ name: 'slow', state: 'done' }).hint({ _id: 1 })) < 5)
    await new Promise(setImmediate);
  await runner.stop();
  expect(order).toEqual([1, 2, 3, 4, 5].flatMap((n) => [`${n} begins`, `${n} ends`]));
});

test('a job whose name the process was told to leave alone is left to others', async () => {
  process.env.JOBS_EXCEPT = 'note,others';
  await later(null, note, { text: 'left' });
  expect(await runDueJobs()).toBe(0);
  delete process.env.JOBS_EXCEPT;
  expect(await runDueJobs()).toBe(1);
});

test('stopping waits for what runs and takes nothing new', async () => {
  const started = gate();
  const finish = gate();
  trouble = async () => {
    started.open();
    await finish.closed;
  };
  const runner = startJobRunner({ concurrency: 1 });
  await later(null, note, { text: 'first' });
  await started.closed;
  await later(null, note, { text: 'second' });
  const stopped = runner.stop();
  finish.open();
  await stopped;
  expect(ran).toEqual(['first']);
  // A job runner also writes the recurring jobs that other tests define.
  const states = (await JobModel.find({ name: 'note' }).sort({ _id: 1 }).lean()).map(({ state }) => state);
  expect(states).toEqual(['done', 'open']);
});

test('a failure is tried again after a growing pause, then put aside', async () => {
  trouble = () => {
    throw new Error('mail server is away');
  };
  await later(null, note, { text: 'x' }, { key: 'k' });
  expect(await runDueJobs()).toBe(1);
  expect(await runDueJobs()).toBe(0);
  advanceClock({ seconds: 12 });
  expect(await runDueJobs()).toBe(1);
  advanceClock({ seconds: 12 });
  expect(await runDueJobs()).toBe(0);
  advanceClock({ seconds: 12 });
  expect(await runDueJobs()).toBe(1);
  advanceClock({ days: 9 });
  expect(await runDueJobs()).toBe(0);

  const [dead] = await deadJobs();
  expect(dead).toMatchObject({ name: 'note', data: { text: 'x' }, key: 'note:k', attempts: 3 });
  expect(dead!.error).toMatch('mail server is away');
  expect(await jobCounts()).toEqual({ open: 0, dead: 1 });

  trouble = undefined;
  expect(await reviveJob(dead!.id)).toBe(true);
  expect(await reviveJob(dead!.id)).toBe(false);
  await runDueJobs();
  expect(ran).toEqual(['x']);
});

test('the database forgets a dead job, and what it knows of a person, after a month', async () => {
  const forgotten = (await JobModel.collection.indexes()).filter((one) => 'expireAfterSeconds' in one);
  const month = { expireAfterSeconds: 30 * 24 * 3600 };
  expect(forgotten).toMatchObject([
    { key: { doneAt: 1 }, ...month },
    { key: { dueAt: 1 }, partialFilterExpression: { state: 'dead' }, ...month },
  ]);
});

test('a job that throws GiveUp is dead after its first attempt', async () => {
  trouble = () => {
    throw new GiveUp('no such address');
  };
  await later(null, note, { text: 'x' });
  await runDueJobs();
  const [dead] = await deadJobs();
  expect(dead).toMatchObject({ attempts: 1 });
  expect(dead!.error).toMatch('no such address');
});

test('pauses grow to an hour', () => {
  expect(pauseAfter(1)).toBeLessThanOrEqual(12_000);
  expect(pauseAfter(30)).toBeGreaterThanOrEqual(3_600_000);
  expect(pauseAfter(30)).toBeLessThanOrEqual(4_320_000);
});

test('a job that has an evening only is tried again within its own longest pause', async () => {
  let tries = 0;
  const failing = async () => {
    tries++;
    throw new Error('nobody answers');
  };
  const job = defineJob('hurried', Joi.object<object>({}), failing, { attempts: 40, longestPause: 300 });
  await later(null, job, {});
  for (let minute = 0; minute < 120; minute++) {
    await runDueJobs();
    advanceClock({ minutes: 1 });
  }
  // Six minutes with what keeps failures apart.
  expect(tries).toBeGreaterThanOrEqual(120 / 6);
});

test('another process takes over what a dead one left', async () => {
  await later(null, note, { text: 'left' });
  await takeJob();
  expect(await runDueJobs()).toBe(0);
  setClock(clock.in(LEASE_MS));
  expect(await runDueJobs()).toBe(1);
  expect(ran).toEqual(['left']);
});

test('a run that was taken over no longer decides how the job ends', async () => {
  await later(null, note, { text: 'slow' });
  trouble = async () => {
    trouble = undefined;
    setClock(clock.in(LEASE_MS));
    await runDueJobs();
    throw new Error('too late');
  };
  await runDueJobs();
  expect(ran).toEqual(['slow']);
  const done = await JobModel.findOne({ state: 'done' }).lean();
  expect(done).toMatchObject({ data: {}, attempts: 2 });
  expect(done).not.toHaveProperty('error');
});

test('a job that ends its process every time is put aside too', async () => {
  await later(null, note, { text: 'poison' });
  for (let i = 0; i < 3; i++) {
    await takeJob();
    setClock(clock.in(LEASE_MS));
  }
  await runDueJobs();
  expect(ran).toEqual([]);
  expect((await deadJobs())[0]!.error).toMatch('the process ended');
});

describe('a job that says what to do when it is put aside', () => {
  const told: string[] = [];
  let deaf = false;
  const delicate = defineJob(
    'delicate',
    Joi.object<{ text: string }>({ text: Joi.string().required() }),
    async () => trouble?.(),
    {
      attempts: 2,
      whenDead: ({ text }, { id, attempt }) => {
        if (deaf) throw new Error('nobody listens');
        told.push(`${text} ${attempt} ${typeof id}`);
      },
    },
  );
  beforeEach(() => void told.splice(0));
  const fail = () => {
    throw new Error('no');
  };

  test('says it at the last failure', async () => {
    trouble = fail;
    await later(null, delicate, { text: 'x' });
    await runDueJobs();
    expect(told).toEqual([]);
    advanceClock({ minutes: 1 });
    await runDueJobs();
    expect(told).toEqual(['x 2 string']);
    expect(await jobCounts()).toEqual({ open: 0, dead: 1 });
  });

  test('says it when its process ended', async () => {
    await later(null, delicate, { text: 'x' });
    for (let i = 0; i < 2; i++) {
      await takeJob();
      setClock(clock.in(LEASE_MS));
    }
    await runDueJobs();
    expect(told).toEqual(['x 3 string']);
  });

  test('is not dead before it could say it', async () => {
    trouble = () => {
      throw new GiveUp('no');
    };
    deaf = true;
    await later(null, delicate, { text: 'x' });
    await expect(runDueJobs()).rejects.toThrow('nobody listens');
    expect(await jobCounts()).toEqual({ open: 1, dead: 0 });
    deaf = false;
    setClock(clock.in(LEASE_MS));
    await runDueJobs();
    expect(told).toEqual(['x 2 string']);
    expect(await jobCounts()).toEqual({ open: 0, dead: 1 });
  });

  test('says nothing when another run has taken it over', async () => {
    trouble = async () => {
      trouble = undefined;
      setClock(clock.in(LEASE_MS));
      await runDueJobs();
      throw new GiveUp('too late');
    };
    await later(null, delicate, { text: 'x' });
    await runDueJobs();
    expect(told).toEqual([]);
    expect(await jobCounts()).toEqual({ open: 0, dead: 0 });
  });
});

test('a recurring job comes back once per interval, whoever runs it', async () => {
  let visits = 0;
  defineJob('sweep', Joi.object<object>({}), async () => visits++, { every: 600 });
  await Promise.all([startJobRunner(), startJobRunner()].map((runner) => runner.stop()));
  expect(await jobCounts()).toEqual({ open: 1, dead: 0 });
  advanceClock({ minutes: 10 });
  expect(await runDueJobs()).toBe(1);
  expect(await runDueJobs()).toBe(0);
  advanceClock({ minutes: 10 });
  expect(await runDueJobs()).toBe(1);
  expect(visits).toBe(2);
});
