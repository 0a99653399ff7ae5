import { findChromium } from '../chromium.ts';
import { countBrowser, NONE, type PlaywrightResults, type Report, report, secondsByFile } from './count.ts';
import { resultsFile } from './results-file.ts';
import { runStep } from './step.ts';

/**
 * Runs the journeys in a real Chromium against the whole site, started for them, and then the fault tests.
 * @param args names of files: those alone run, 'breadcrumbs' or 'faults/services'
 */
export async function runJourneys(args: string[] = []): Promise<Report> {
  const CHROMIUM = findChromium((line) => process.stdout.write(`  ${line}\n`), true);
  const results = resultsFile('browser');
  const step = await runStep(
    {
      name: 'browser journeys',
      command: 'playwright',
      // Without dependencies a named file does not bring the fault tests along.
      args: ['test', '--config', 'e2e/playwright.config.ts', ...(args.length ? ['--no-deps', ...args] : [])],
      env: { CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_NAME: results.path },
    },
    true,
  );
  const told = results.read<PlaywrightResults>();
  return told ? report(step, countBrowser(told.stats), secondsByFile(told)) : NONE;
}
