import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same browser without the code of its windows: a page of it takes a quarter of the processor time. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Looks at CHROMIUM, the PATH, playwright's own, or installs Debian's.
 * @param headless the browser without windows is wanted so much that it is installed beside another one
 * @throws Error that says what to do
 */
export function findChromium(say: (line: string) => void = () => {}, headless = false): string {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM=${named} does not exist: correct or unset it.`);
  }
  const light = headless ? onPath(HEADLESS_NAMES) : undefined;
  if (light) return light;
  const found = onPath(NAMES) ?? [chromium.executablePath()].find(existsSync);
  if (found && !headless) return found;
  const packages = [...(headless ? ['chromium-headless-shell'] : []), ...(found ? [] : ['chromium'])];
  const usable = installOne(packages, say) ?? found;
  if (usable) return usable;
  throw new Error(
    'No Chromium was found: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or name it in CHROMIUM.',
  );
}

/** Installs the first of Debian's packages that can be had. @returns its browser */
function installOne(packages: string[], say: (line: string) => void): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  say(`installing ${packages[0]}`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  for (const name of packages) {
    // The parts of one version belong together: another browser is not thrown out for this one.
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-remove', name], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = onPath([name]);
    if (installed) return installed;
  }
  return undefined;
}

function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

export const chromiumArgs = (): string[] => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
];
