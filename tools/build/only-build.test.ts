import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOnlyBuild } from './only-build.ts';

const parent = mkdtempSync(join(tmpdir(), 'alone-'));
afterAll(() => rmSync(parent, { recursive: true }));

/** Beyond what any system numbers its processes with. */
const DEAD = 2 ** 30;

test('a build is alone beside other parts and builds that died, and no longer beside one that runs', () => {
  for (const other of [`mfe-shop-${process.ppid}`, `shell-${DEAD}`]) mkdirSync(join(parent, other));
  expect(isOnlyBuild(parent, 'shell', process.pid)).toBe(true);
  expect(readdirSync(parent).sort()).toEqual([`mfe-shop-${process.ppid}`, `shell-${process.pid}`]);
  expect(isOnlyBuild(parent, 'shell', process.ppid)).toBe(false);
  expect(isOnlyBuild(parent, 'shell', process.pid)).toBe(false);
});
