import type { Word } from './plan.ts';
import { type Job, type Outcome, schedule, type Timed } from './schedule.ts';

const quick: Timed = { name: 'quick', ms: 1, ids: new Set(['a', 'b']) };
const slow: Timed = { name: 'slow', ms: 50, ids: new Set(['a', 'b', 'c']) };

/** Plays the runner of tests: `fails` says what a run comes to. */
function play(fails: (job: Job<Timed>, n: number) => boolean | Outcome, pending = ['a', 'b', 'c']) {
  const words: Word[] = [];
  const runs: string[] = [];
  const jobs = schedule(pending, [slow, quick], (word) => word.kind !== 'trying' && words.push(word));
  let step = jobs.next();
  while (!step.done) {
    const job = step.value;
    runs.push(`${job.test.name}${job.id ? `:${job.id}` : ''}`);
    const outcome = fails(job, runs.length);
    step = jobs.next(typeof outcome === 'boolean' ? { failed: outcome } : outcome);
  }
  return { words, runs };
}

test('the quickest test that reaches a mutant judges first, and a kill is proved by a run without it', () => {
  const { words, runs } = play(({ id }) => id === 'a');
  expect(words[0]).toEqual({ kind: 'killed', id: 'a', by: 'quick', how: 'failed' });
  expect(runs.slice(0, 4)).toEqual(['slow', 'quick', 'quick:a', 'quick']);
});

test('a mutant that no test fails of survives', () => {
  const { words } = play(() => false);
  expect(words.map(({ kind }) => kind)).toEqual(['survived', 'survived', 'survived']);
});

test('a test that goes on failing without the mutant judges no more, the others do', () => {
  const { words, runs } = play(({ test, id }, n) => test.name === 'quick' && (id === 'a' || n > 3));
  expect(runs.slice(2)).toEqual(['quick:a', 'quick', 'slow:a', 'slow:b', 'slow:c']);
  // It might be the one that notices b; it does not reach c.
  expect(words.map(({ kind }) => kind)).toEqual(['spoiled', 'spoiled', 'survived']);
});

test('a test that cannot be run twice judges nothing', () => {
  const { runs } = play(({ test, id }) => test.name === 'quick' && !id);
  expect(runs).toEqual(['slow', 'quick', 'slow:a', 'slow:b', 'slow:c']);
});

test('a test that killed one mutant runs first for the next, unless it only timed out', () => {
  const killedBySlow = ({ test, id }: Job<Timed>) => test.name === 'slow' && id === 'a';
  expect(play(killedBySlow).runs.filter((run) => run.endsWith(':b'))).toEqual(['slow:b', 'quick:b']);
  const late = (job: Job<Timed>) => ({ failed: killedBySlow(job), timedOut: true });
  expect(play(late).runs.filter((run) => run.endsWith(':b'))).toEqual(['quick:b', 'slow:b']);
});
