import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Where a Chromium is: CHROMIUM, the PATH, playwright's own, or Debian's package when this user may install it.
 * @throws Error with one sentence that says what to do
 */
export function findChromium(say: (line: string) => void = () => {}): string {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM=${named} does not exist: correct or unset it.`);
  }
  const found = onPath() ?? [chromium.executablePath()].find(existsSync);
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    say('installing Chromium');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = onPath();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or name it in CHROMIUM.',
  );
}

function onPath(): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(existsSync);
}

/** Flags that let it run as root and in small containers. */
export const chromiumArgs = (): string[] => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
];
