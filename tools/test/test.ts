import { readFlags } from '../start/flags.ts';
import { exitWithCount } from './count.ts';
import { BUILD_GATES, GATES, runGates } from './gates.ts';
import { runJourneys } from './journeys.ts';
import { reportTimes } from './times.ts';
import { runUnitTests } from './unit.ts';

/** `npm test`: everything; `-- --record` writes the times of the run into docs/testing.md. */
await exitWithCount(async () => {
  const { record } = readFlags('test', ['record']);
  const startedAt = Date.now();
  const closed = await runGates(GATES);
  const gates = seconds(startedAt);
  const unit = await runUnitTests();
  const builtFrom = Date.now();
  const closedByBuild = await runGates(BUILD_GATES);
  const build = seconds(builtFrom);
  const browser = await runJourneys();
  const failed = unit.failed + browser.failed + closed + closedByBuild;
  reportTimes(
    {
      'types, lint and other gates': gates,
      'unit and service tests': unit.seconds,
      'build and its sizes': build,
      'browser journeys': browser.seconds,
    },
    [...unit.files, ...browser.files],
    record && failed === 0,
  );
  // A part that ran nothing has proved nothing.
  const empty = [unit, browser].filter(({ passed }) => passed === 0).length;
  return { passed: unit.passed + browser.passed, failed: failed + (failed ? 0 : empty) };
});

function seconds(from: number): number {
  return (Date.now() - from) / 1000;
}
