import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/recipe.ts';
import { findChromium } from '../chromium.ts';
import { runStep } from './step.ts';
import type { Count } from './unit.ts';

/** Runs the journeys in a real Chromium against the whole site, started for them. */
export async function runBrowserTests(args: string[] = []): Promise<Count> {
  const CHROMIUM = findChromium((line) => process.stdout.write(`  ${line}\n`));
  const results = join(ROOT, '.cache', 'browser-results.json');
  const step = await runStep(
    {
      name: 'browser journeys',
      command: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts', ...args],
      env: { CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_NAME: results },
    },
    true,
  );
  try {
    const { stats } = JSON.parse(readFileSync(results, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    const failed = stats.unexpected + stats.flaky;
    process.stdout.write(
      `${step.ok ? '✓' : '✗'} ${step.name}: ${stats.expected} passed (${step.seconds.toFixed(1)} s)\n`,
    );
    return { passed: stats.expected, failed: step.ok ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
