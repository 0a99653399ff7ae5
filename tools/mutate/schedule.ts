import type { Word } from './plan.ts';

export interface Timed {
  name: string;
  ms: number;
  ids: ReadonlySet<string>;
}

export interface Job<T> {
  test: T;
  id?: string;
}

export interface Outcome {
  failed: boolean;
  timedOut?: boolean;
}

/** A kill counts only when the same test passes without the mutant right after. */
export function* schedule<T extends Timed>(
  pending: readonly string[],
  tests: readonly T[],
  report: (word: Word) => void,
): Generator<Job<T>, void, Outcome> {
  const wanted = new Set(pending);
  const steady: T[] = [];
  for (const test of tests)
    if ([...test.ids].some((id) => wanted.has(id)) && !(yield { test }).failed) steady.push(test);
  steady.sort((a, b) => a.ms - b.ms);
  for (const id of pending) {
    const mine = steady.filter(({ ids }) => ids.has(id));
    if (mine.length) report({ kind: 'trying', id });
    let killed = false;
    for (const test of mine) {
      const { failed, timedOut } = yield { test, id };
      if (!failed) continue;
      steady.splice(steady.indexOf(test), 1);
      // A test that does not get over what happened judges no more in this loading.
      if ((yield { test }).failed) continue;
      report({ kind: 'killed', id, by: test.name, how: timedOut ? 'timed out' : 'failed' });
      killed = true;
      // Neighbours in the code die of the same test; one that only waits in vain is no good first.
      if (timedOut) steady.push(test);
      else steady.unshift(test);
      break;
    }
    if (killed) continue;
    // A test that reaches it and cannot be asked here might be the one that notices.
    const unasked = tests.some((test) => test.ids.has(id) && !steady.includes(test));
    if (unasked) report({ kind: 'spoiled', id });
    else if (mine.length) report({ kind: 'survived', id, tests: mine.length });
  }
}
