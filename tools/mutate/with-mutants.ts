import type { EnvironmentContext, JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import type { Circus } from '@jest/types';
import { TestEnvironment } from 'jest-environment-node';
import { SWITCH } from './instrument.ts';
import { REMEMBER, type Remember, readPlan } from './plan.ts';
import { type Job, type Outcome, schedule, type Timed } from './schedule.ts';

type Base = new (config: JestEnvironmentConfig, context: EnvironmentContext) => JestEnvironment;
interface Seen extends Timed {
  test: Circus.TestEntry;
  ids: Set<string>;
  calls: number;
  restore: (() => Promise<void>) | undefined;
}

/** A loop that a mutant made endless calls its switch for ever; no test calls it so often. */
const ENDLESS = 5_000_000;
/** Added to five times the test's own duration: a busy machine must not look like a kill. */
const TIMEOUT_MS = 2_000;
const LAST = 'mutants';

export function withMutants(Environment: Base): Base {
  return class extends Environment {
    readonly #plan = readPlan();
    readonly #loading = new Set<string>();
    readonly #seen: Seen[] = [];
    #reached = this.#loading;
    #calls = 0;
    #limit = ENDLESS;
    #active = this.#plan.active;
    #failed = false;
    #root: Circus.DescribeBlock | undefined;
    #jobs: Generator<Job<Seen>, void, Outcome> | undefined;
    #job: Job<Seen> | undefined;
    #restore: Seen['restore'];

    override async setup(): Promise<void> {
      await super.setup();
      (this.global as Record<string, unknown>)[SWITCH] = (id: string): boolean => {
        this.#calls += 1;
        if (this.#active === undefined) {
          this.#reached.add(id);
          return false;
        }
        if (this.#calls > this.#limit) throw new Error(`${this.#active} makes it endless`);
        return id === this.#active;
      };
    }

    override handleTestEvent = async (event: Circus.AsyncEvent | Circus.SyncEvent): Promise<void> => {
      if (event.name === 'run_start') return;
      if (event.name === 'run_describe_start' && !event.describeBlock.parent)
        return this.#begin(event.describeBlock);
      if (event.name === 'test_start') return this.#start(event.test);
      if (event.name === 'test_done') {
        // Lets what was found out so far leave the process: tests may never wait for anything.
        await new Promise(setImmediate);
        return this.#done(event.test);
      }
      if (event.name === 'test_skip' && event.test.name === LAST) return this.#tryMutants();
    };

    #begin(root: Circus.DescribeBlock): void {
      this.#root = root;
      if (this.#plan.active) return;
      // Comes after all tests of the file, and starts what comes after them.
      root.children.push({ ...firstTest(root)!, name: LAST, mode: 'skip', errors: [], parent: root });
    }

    async #start(test: Circus.TestEntry): Promise<void> {
      // One failure is enough where the whole file is for one mutant.
      if (this.#plan.active && (this.#failed || this.#plan.unsteady?.includes(test.name))) test.mode = 'skip';
      if (this.#plan.active) return;
      if (this.#job) {
        // A database that does not come back fails the test without its mutant too.
        await this.#job.test.restore?.().catch(() => {});
        this.#active = this.#job.id;
      } else {
        this.#restore = await (this.global as { [REMEMBER]?: Remember })[REMEMBER]?.();
        this.#reached = new Set();
      }
      this.#calls = 0;
    }

    #done(test: Circus.TestEntry): void {
      const failed = test.errors.length > 0;
      if (this.#plan.active) {
        this.#failed ||= failed;
        return;
      }
      if (this.#job) {
        const timedOut = test.errors.some((error) => /Exceeded timeout/.test(String(error)));
        test.errors = [];
        this.#next({ failed, timedOut });
        return;
      }
      const { name, duration } = test;
      this.#failed ||= failed;
      this.#seen.push({
        test,
        name,
        ms: duration ?? 0,
        ids: this.#reached,
        calls: this.#calls,
        restore: this.#restore,
      });
      this.#reached = this.#loading;
    }

    #tryMutants(): void {
      const failed = this.#seen.filter(({ test }) => test.errors.length).map(({ name }) => name);
      this.#plan.report({
        kind: 'reached',
        loading: [...this.#loading],
        tests: this.#seen.map(({ name, ms, ids }) => ({ name, ms, ids: [...ids] })),
        failed,
      });
      this.#jobs = schedule(this.#plan.pending, this.#seen, this.#plan.report);
      this.#next({ failed: false });
    }

    #next(outcome: Outcome): void {
      this.#active = undefined;
      const { value: job } = this.#jobs!.next(outcome);
      this.#job = job ?? undefined;
      if (!job) return;
      const { test, ms, calls } = job.test;
      const again: Circus.TestEntry = {
        ...test,
        errors: [],
        invocations: 0,
        seenDone: false,
        status: null,
        timeout: Math.min(TIMEOUT_MS + ms * 5, 8_000),
        unhandledRejectionErrorByPromise: new Map(),
      };
      this.#limit = 50_000 + calls * 20;
      this.#root!.children.push(again);
    }
  };
}

function firstTest(block: Circus.DescribeBlock): Circus.TestEntry | undefined {
  for (const child of block.children) {
    const test = child.type === 'test' ? child : firstTest(child);
    if (test) return test;
  }
}

/** For tests in Node; those of pages have `web-environment.js`. */
export default withMutants(TestEnvironment);
