export interface Plan {
  pending: readonly string[];
  /** The one mutant of this run, at work from the first import on; `pending` is not looked at then. */
  active?: string;
  unsteady?: readonly string[];
  report(word: Word): void;
}

export type Word =
  /** The first run, without mutants: what tests and imports reach, how long a test takes, and what fails. */
  | {
      kind: 'reached';
      loading: string[];
      tests: { name: string; ms: number; ids: string[] }[];
      failed: string[];
    }
  | { kind: 'trying'; id: string }
  | { kind: 'killed'; id: string; by: string; how: 'failed' | 'timed out' }
  | { kind: 'survived'; id: string; tests: number }
  /** Tests that reach it do not pass without it either after what was before: it needs a fresh start. */
  | { kind: 'spoiled'; id: string };

/** What the database of a test file holds at a moment, to be put back; undefined where it has none. */
export type Remember = () => Promise<(() => Promise<void>) | undefined>;
export const REMEMBER = '__rememberDatabase';

const KEY = Symbol.for('stezhka.mutate.plan');
const shared = globalThis as { [KEY]?: Plan };

export function setPlan(plan: Plan): void {
  shared[KEY] = plan;
}
export function readPlan(): Plan {
  const plan = shared[KEY];
  if (!plan) throw new Error('No plan of mutants: this environment is for tools/mutate alone.');
  return plan;
}
