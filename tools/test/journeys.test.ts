import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/webpack-config.ts';

let folder: string;
beforeEach(() => {
  // Inside the checkout, where playwright is found.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache/journeys-'));
  mkdirSync(join(folder, 'src/faults'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const journey = (name: string, body: string) =>
  writeFileSync(
    join(folder, 'src', `${name}.e2e.ts`),
    `import { test } from '@playwright/test';\ntest('${name}', () => {${body}});\n`,
  );

test.each(['checkout', 'search'])('the fault tests run although %s fails before them', (name) => {
  journey('checkout', '');
  journey('search', '');
  journey(name, "throw new Error('broken');");
  journey('faults/services', '');
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `import config from '../../e2e/playwright.config.ts';
const { globalSetup: _, ...others } = config;
export default { ...others, testDir: 'src', outputDir: 'results', reporter: [['json']] };
`,
  );
  const { status, stdout } = spawnSync(
    join(ROOT, 'node_modules/.bin/playwright'),
    ['test', '--config', join(folder, 'playwright.config.ts')],
    {
      cwd: ROOT,
      encoding: 'utf8',
      // Playwright refuses to run where it sees another runner's.
      env: { ...process.env, JEST_WORKER_ID: undefined },
    },
  );
  expect(status).toBe(1);
  expect(JSON.parse(stdout).stats).toMatchObject({ expected: 2, unexpected: 1, skipped: 0 });
});
