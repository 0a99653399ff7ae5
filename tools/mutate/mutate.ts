import { parseArgs } from 'node:util';
import { startTestDatabase } from '../testing/jest-setup.ts';
import { printFigures, row, survivors } from './figures.ts';
import { packageOf, readTarget, relatedTests, type Target } from './targets.ts';
import { tryMutants } from './try-mutants.ts';

const USAGE = `npm run mutate -- services/shop/src/pricing [more folders or files]
  --sample 60   tries every n-th mutant of each, 60 in all
  --nearest 12  asks that many test files of a package, those beside the code first
  --except a,b  asks no test file whose path holds one of these words: slow ones with random steps
  --fresh 1     loads no more than that many test files anew for one mutant (3)
  --minutes 10  ends the search then; what has no verdict counts as alive, and nothing is written
  --write       puts the figures into docs/testing.md
Changes the code in one place at a time, in memory alone, and says which changes no test notices.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    nearest: { type: 'string' },
    except: { type: 'string' },
    fresh: { type: 'string' },
    minutes: { type: 'string' },
    write: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const say = (line: string) => void process.stdout.write(`${line}\n`);
if (values.help || !positionals.length) {
  say(USAGE);
  process.exit(values.help ? 0 : 2);
}

const stop = new AbortController();
process.on('SIGINT', () => stop.abort());
process.on('SIGTERM', () => stop.abort());
const targets = positionals.map((path) =>
  readTarget(path.replace(/\/+$/, ''), Number(values.sample) || undefined),
);
const except = values.except?.split(',') ?? [];
const enough = values.minutes ? AbortSignal.timeout(Number(values.minutes) * 60_000) : undefined;
const close = await startTestDatabase();
const rows: string[] = [];
const lines: string[] = [];
try {
  for (const group of Map.groupBy(targets, ({ path }) => packageOf(path)).values()) await measure(group);
  for (const line of lines) say(line);
  if (enough?.aborted) say('Ended early: the figures are too low.');
  printFigures(rows, !!values.write && !enough?.aborted);
} catch (error) {
  say(stop.signal.aborted ? 'Stopped; nothing was written.' : (error as Error).message);
  process.exitCode = 1;
} finally {
  await close();
}

/** Targets of one package share the loading of its tests. */
async function measure(group: Target[]): Promise<void> {
  const started = performance.now();
  const mutants = group.flatMap((target) => target.mutants);
  const files = [...new Set(mutants.map(({ file }) => file))];
  const tests = relatedTests(files, packageOf(group[0]!.path))
    .filter((test) => !except.some((word) => test.includes(word)))
    .slice(0, Number(values.nearest) || undefined);
  say(`${group.map(({ path }) => path).join(', ')}: ${mutants.length} mutants, ${tests.length} test files`);
  const verdicts = await tryMutants(mutants, tests, {
    say,
    freshFiles: Number(values.fresh ?? 3),
    signal: stop.signal,
    ...(enough && { enough }),
  });
  const seconds = (performance.now() - started) / 1000;
  const own = group.map((target) =>
    target.mutants.reduce((sum, { id }) => sum + verdicts.get(id)!.ms / 1000, 0),
  );
  const shared = seconds - own.reduce((sum, one) => sum + one, 0);
  for (const [i, target] of group.entries()) {
    rows.push(row(target, verdicts, own[i]! + shared / group.length));
    lines.push(...survivors(target, verdicts));
  }
}
