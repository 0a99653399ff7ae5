import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../tools/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4700);
const browser = { executablePath: process.env.CHROMIUM, args: chromiumArgs() };
const WITH_PICTURES = /\/(cabinet|cards-picture|constructor|drawer|panolens|product|search)\.e2e\.ts$/;

/**
 * Journeys draw no picture in advance, and a new machine draws each when it is first asked for: only tests that look at
 * pictures ask. The other settings are playwright's own, of a mouse; a second flag replaces the first.
 */
const WITHOUT_PICTURES =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: '../.cache/browser',
  globalSetup: './src/support/start-site.ts',
  workers: 2,
  retries: 0,
  // The bounds suit a busy machine: tests wait for events, which come sooner.
  timeout: 120_000,
  expect: { timeout: 25_000 },
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    headless: true,
    // A first visit to '/' in another language is led to that language; the journeys begin in Ukrainian.
    locale: 'uk-UA',
    // A trace records every step of every test, also of those that pass: '--trace on' asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: process.env.VIDEO ? 'on' : 'off',
    launchOptions: browser,
  },
  projects: [
    {
      name: 'journeys',
      testIgnore: ['**/faults/**', WITH_PICTURES],
      teardown: 'faults',
      // A film shows them.
      use: process.env.VIDEO
        ? {}
        : { launchOptions: { ...browser, args: [...browser.args, WITHOUT_PICTURES] } },
    },
    { name: 'pictures', testMatch: WITH_PICTURES, teardown: 'faults' },
    // These stop processes and delete files: alone, after the others, whether those have passed or not.
    { name: 'faults', testMatch: '**/faults/*.e2e.ts', workers: 1 },
  ],
});
