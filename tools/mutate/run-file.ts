import { join } from 'node:path';
import { runCLI } from 'jest';
import { ROOT } from '../build/webpack-config.ts';
import { setPlan, type Word } from './plan.ts';

export interface Order {
  test: string;
  files: string[];
  pending: string[];
  /** Mutants that each need the file loaded anew: imports reach them, or the tests left something behind. */
  fresh: string[];
  unsteady: string[];
}

export type Reply = Word | { kind: 'done' } | { kind: 'broken'; message: string };

interface JestConfig {
  testTimeout: number;
  projects: { displayName: string; transform: Record<string, [string, Record<string, unknown>]> }[];
}

const { default: config }: { default: JestConfig } = await import(join(ROOT, 'jest.config.mjs'));
const say = (reply: Reply) => void process.send!(reply);
const LOADINGS = 2;
const TYPESCRIPT = '^.+\\.tsx?$';

// Ctrl-C has ended the parent process, so the results have no reader.
process.on('disconnect', () => process.exit(1));
process.on('message', async (order: Order) => {
  try {
    if (order.pending.length) await tryTogether(order);
    for (const id of order.fresh) {
      say({ kind: 'trying', id });
      setPlan({ pending: [], active: id, unsteady: order.unsteady, report: say });
      const failure = await run(order);
      say(failure ? { kind: 'killed', id, by: failure, how: 'failed' } : { kind: 'survived', id, tests: 1 });
    }
    say({ kind: 'done' });
  } catch (error) {
    say({ kind: 'broken', message: (error as Error).stack ?? String(error) });
  }
});

/** Tries all that is pending in one loading of the file, and what was spoiled by then in one or two more. */
async function tryTogether(order: Order): Promise<void> {
  let pending = order.pending;
  for (let loading = 0; loading < LOADINGS && pending.length; loading += 1) {
    const spoiled: string[] = [];
    let reached = false;
    const report = (word: Word) => {
      reached ||= word.kind === 'reached';
      if (word.kind === 'spoiled') spoiled.push(word.id);
      say(word);
    };
    setPlan({ pending, report });
    const failure = await run(order);
    // A hook that fails when all is judged takes nothing back.
    if (!reached) throw new Error(failure ?? `${order.test} has no test`);
    // No use in asking again where nothing was judged.
    pending = spoiled.length < pending.length ? spoiled : [];
  }
}

async function run({ test, files }: Order): Promise<string | undefined> {
  const isNode = /^(services|gateway|tools|e2e|shell\/server)\//.test(test);
  const project = config.projects.find(({ displayName }) => displayName === (isNode ? 'node' : 'web'))!;
  const [, swc] = project.transform[TYPESCRIPT]!;
  const { results } = await runCLI(
    {
      _: [join(ROOT, test)],
      $0: 'mutate',
      runTestsByPath: true,
      runInBand: true,
      silent: true,
      watchman: false,
      reporters: [],
      config: JSON.stringify({
        ...project,
        rootDir: ROOT,
        testMatch: [join(ROOT, test)],
        testTimeout: config.testTimeout,
        ...(isNode && { setupFilesAfterEnv: [join(import.meta.dirname, 'remember-database.ts')] }),
        testEnvironment: join(import.meta.dirname, isNode ? 'with-mutants.ts' : 'web-environment.js'),
        transform: { [TYPESCRIPT]: [join(import.meta.dirname, 'transform.ts'), { files, swc }] },
      }),
    } as never,
    [ROOT],
  );
  const [file] = results.testResults;
  if (!file) throw new Error(`jest did not run ${test}`);
  const failed = file.testResults.find(({ status }) => status === 'failed');
  return failed?.fullName ?? file.failureMessage ?? undefined;
}
