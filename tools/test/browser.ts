import { findChromium } from '../chromium.ts';
import { countBrowser, NONE, type PlaywrightResults, type Report, report, secondsByFile } from './count.ts';
import { resultsFile } from './results.ts';
import { runStep } from './step.ts';

/** Runs the journeys in a real Chromium against the whole site, started for them. @param args which; all without */
export async function runBrowserTests(args: string[] = []): Promise<Report> {
  const CHROMIUM = findChromium((line) => process.stdout.write(`  ${line}\n`));
  const results = resultsFile('browser');
  const step = await runStep(
    {
      name: 'browser journeys',
      command: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts', ...args],
      env: { CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_NAME: results.path },
    },
    true,
  );
  const told = results.read<PlaywrightResults>();
  return told ? report(step, countBrowser(told.stats), secondsByFile(told)) : NONE;
}
