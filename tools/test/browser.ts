import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/recipe.ts';
import { findChromium } from '../chromium.ts';
import { type Count, countBrowser, report } from './count.ts';
import { runStep } from './step.ts';

/**
 * Runs the journeys in a real Chromium against the whole site, started for them, and then the fault tests.
 * @param args names of files: those alone run, 'breadcrumbs' or 'faults/services'
 */
export async function runBrowserTests(args: string[] = []): Promise<Count> {
  const CHROMIUM = findChromium((line) => process.stdout.write(`  ${line}\n`), true);
  const results = join(ROOT, '.cache', 'browser-results.json');
  const step = await runStep(
    {
      name: 'browser journeys',
      command: 'playwright',
      // Without dependencies a named file does not bring the fault tests along.
      args: ['test', '--config', 'e2e/playwright.config.ts', ...(args.length ? ['--no-deps', ...args] : [])],
      env: { CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_NAME: results },
    },
    true,
  );
  try {
    return report(step, countBrowser(JSON.parse(readFileSync(results, 'utf8')).stats));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
