import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../build/webpack-config.ts';
import { JEST_ENV } from '../testing/jest-env.ts';
import type { Mutant } from './instrument.ts';
import type { Order, Reply } from './run-file.ts';

export interface Verdict {
  killed: boolean;
  by: string;
  ms: number;
}

interface Options {
  say: (line: string) => void;
  /** Test files that are loaded anew for one mutant, at most; its file's own test, those of its name, the nearest ones. */
  freshFiles?: number;
  signal?: AbortSignal;
  /** Ends the search; what has no verdict by then lives. */
  enough?: AbortSignal;
}

/** No word for so long means a loop that nothing ends, or a file that cannot be loaded. */
const SILENT_MS = 300_000;
/** Stands for a mutant's id when no mutant was tried before the silence. */
const UNHEARD = '';
const SAY_EVERY = 50;

/** Tries all mutants that a test file reaches in one loading, and what is left over in loadings of its own. */
export async function tryMutants(
  mutants: readonly Mutant[],
  tests: readonly string[],
  { say, freshFiles = 3, signal, enough }: Options,
): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>(mutants.map(({ id }) => [id, { killed: false, by: '', ms: 0 }]));
  const files = [...new Set(mutants.map(({ file }) => file))];
  const alive = () => mutants.map(({ id }) => id).filter((id) => !verdicts.get(id)!.killed);
  const fresh = new Map<string, Map<string, number>>();
  let judged = 0;
  const unsteady = new Map<string, string[]>();
  const wantFresh = (id: string, test: string, rank: number) => {
    const ranks = fresh.get(id) ?? fresh.set(id, new Map()).get(id)!;
    if (!ranks.has(test)) ranks.set(test, rank);
  };
  const nearestFresh = (id: string) =>
    [...(fresh.get(id) ?? [])]
      .sort(([, a], [, b]) => b - a)
      .slice(0, freshFiles)
      .map(([test]) => test);
  const hear = (test: string) => (reply: Reply, ms: number) => {
    if (reply.kind === 'reached') {
      // A failure there would say nothing of a mutant; the tests that do pass still judge.
      if (reply.failed.length) {
        say(`${test}: ${reply.failed.length} tests fail without any mutant: ${reply.failed[0]}…`);
        unsteady.set(test, reply.failed);
      }
      for (const id of reply.loading) wantFresh(id, test, kinship(test, id));
      for (const { ids } of reply.tests) for (const id of ids) reach(id);
      for (const id of reply.loading) reach(id);
    }
    if (reply.kind === 'spoiled') wantFresh(reply.id, test, SPOILED);
    if (reply.kind === 'killed' || reply.kind === 'survived') {
      const verdict = verdicts.get(reply.id)!;
      verdict.ms += ms;
      judged += 1;
      if (judged % SAY_EVERY === 0) say(`  ${test}: ${judged} looked at, ${alive().length} left`);
      if (reply.kind === 'survived') verdict.by = 'every test passes';
      if (reply.kind === 'killed') Object.assign(verdict, { killed: true, by: `${test}: ${reply.by}` });
    }
  };
  const reach = (id: string) => {
    const verdict = verdicts.get(id);
    if (verdict && !verdict.killed) verdict.by ||= 'not asked in time';
  };

  for (const test of tests) {
    const pending = alive();
    if (!pending.length || enough?.aborted) break;
    await order({ test, files, pending, fresh: [], unsteady: [] }, say, hear(test), { signal, enough });
    say(`${test}: ${pending.length - alive().length} killed, ${alive().length} left`);
  }
  for (const test of tests) {
    const mine = alive().filter((id) => nearestFresh(id).includes(test));
    if (!mine.length || enough?.aborted) continue;
    await order(
      { test, files, pending: [], fresh: mine, unsteady: unsteady.get(test) ?? [] },
      say,
      hear(test),
      { signal, enough },
    );
    say(`${test}, loaded for each of ${mine.length}: ${alive().length} left`);
  }
  return verdicts;
}

/** Of a test that could not be repeated in one loading: it reached the mutant for certain. */
const SPOILED = 3;

/** 2: the file's own test; 1: one of the same name up to its first dot, as receipts.test.ts for receipts.texts.ts. */
function kinship(test: string, id: string): number {
  const file = id.slice(0, id.lastIndexOf(':'));
  if (test.replace('.test.', '.') === file) return 2;
  const stem = (path: string) => path.replace(/\.[^/]*$/, '');
  return stem(test) === stem(file) ? 1 : 0;
}

async function order(
  given: Order,
  say: Options['say'],
  hear: (reply: Reply, ms: number) => void,
  ends: Pick<Options, 'signal' | 'enough'>,
): Promise<void> {
  let rest = given;
  for (;;) {
    const stuck = await once(rest, hear, ends);
    if (stuck === undefined) return;
    if (stuck === UNHEARD) return say(`${given.test} did not answer, and is left out`);
    hear({ kind: 'killed', id: stuck, by: 'nothing ends it', how: 'timed out' }, SILENT_MS);
    const after = (ids: string[]) => ids.slice(ids.indexOf(stuck) + 1);
    rest = { ...rest, pending: after(rest.pending), fresh: after(rest.fresh) };
    if (!rest.pending.length && !rest.fresh.length) return;
  }
}

function once(
  given: Order,
  hear: (reply: Reply, ms: number) => void,
  { signal, enough }: Pick<Options, 'signal' | 'enough'>,
) {
  return new Promise<string | undefined>((resolve, reject) => {
    const child: ChildProcess = fork(join(import.meta.dirname, 'run-file.ts'), {
      cwd: ROOT,
      env: { ...process.env, ...JEST_ENV },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      signal,
    });
    let trying: string | undefined;
    let last = performance.now();
    let timer: NodeJS.Timeout;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      enough?.removeEventListener('abort', leave);
      child.removeAllListeners();
      child.on('error', () => {});
      child.kill('SIGKILL');
      settle();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end(() => resolve(trying ?? UNHEARD)), SILENT_MS);
    };
    const leave = () => end(() => resolve(UNHEARD));
    enough?.addEventListener('abort', leave);
    wait();
    child.on('error', (error) => end(() => reject(error)));
    child.on('exit', () => end(() => (signal?.aborted ? reject(signal.reason) : resolve(trying ?? UNHEARD))));
    child.on('message', (reply: Reply) => {
      wait();
      if (reply.kind === 'trying') trying = reply.id;
      else if (reply.kind === 'done') return end(() => resolve(undefined));
      else if (reply.kind === 'broken') return end(() => reject(new Error(reply.message)));
      try {
        hear(reply, performance.now() - last);
      } catch (error) {
        return end(() => reject(error));
      }
      last = performance.now();
    });
    child.send(given);
  });
}
