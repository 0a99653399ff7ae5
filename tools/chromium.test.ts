import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { findChromium } from './chromium.ts';

const { PATH, CHROMIUM } = process.env;
let folder: string;
/** A program of the PATH, which is this folder alone. */
function program(name: string, script = '') {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
  return join(folder, name);
}
/** An apt-get whose sources hold the named packages. */
const packages = (...names: string[]) =>
  program('apt-get', names.map((name) => `[ "$5" = ${name} ] && : > ${join(folder, name)}`).join('\n'));

const userIs = (id: number) => jest.spyOn(process as { getuid(): number }, 'getuid').mockReturnValue(id);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stezhka-path-'));
  process.env.PATH = folder;
  delete process.env.CHROMIUM;
  userIs(0);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env.PATH = PATH;
  if (CHROMIUM) process.env.CHROMIUM = CHROMIUM;
  rmSync(folder, { recursive: true });
});

test('journeys take the browser without windows, and what shows pages takes the other one', () => {
  const [windowed, light] = [program('chromium'), program('chromium-headless-shell')];
  expect(findChromium(() => {}, true)).toBe(light);
  expect(findChromium()).toBe(windowed);
});

test('the browser without windows is installed beside one that has them', () => {
  const windowed = program('chromium');
  packages('chromium-headless-shell');
  const said: string[] = [];
  expect(findChromium((line) => said.push(line), true)).toBe(join(folder, 'chromium-headless-shell'));
  expect(said).toEqual(['installing chromium-headless-shell']);
  expect(findChromium()).toBe(windowed);
});

test('journeys do with a browser with windows where no other can be installed', () => {
  const windowed = program('chromium');
  expect(findChromium(() => {}, true)).toBe(windowed);
  packages();
  expect(findChromium(() => {}, true)).toBe(windowed);
  packages('chromium-headless-shell');
  userIs(1000);
  expect(findChromium(() => {}, true)).toBe(windowed);
});
