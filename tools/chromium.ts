import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same browser without the code of its windows: a page of it takes a quarter of the processor time. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Looks at CHROMIUM, the PATH, playwright's own, or installs Debian's. @throws Error that says what to do */
export function findChromium(say: (line: string) => void = () => {}, headless = false): string {
  const names = headless ? [...HEADLESS_NAMES, ...NAMES] : NAMES;
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM=${named} does not exist: correct or unset it.`);
  }
  const found = onPath(names) ?? [chromium.executablePath()].find(existsSync);
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    say('installing Chromium');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    for (const name of names.filter((name) => DEBIAN_PACKAGES.includes(name))) {
      spawnSync('apt-get', ['install', '-y', '-qq', name], {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      const installed = onPath(names);
      if (installed) return installed;
    }
  }
  throw new Error(
    'No Chromium was found: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or name it in CHROMIUM.',
  );
}

function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

export const chromiumArgs = (): string[] => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
];
