import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developmentTraces } from './development-traces.ts';

const folder = mkdtempSync(join(tmpdir(), 'stezhka-traces-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['the DevBanner', 'jsx("p",{role:"alert","data-dev-banner":""})'],
  ['the map of a page', 'jsx("aside",{"data-dev-map":""})'],
  ['the map of a page', 'jsx("span",{"data-slot":name})'],
  ["a developer's front", 'new EventSource("/__dev/events")'],
  ["React's refresh", '$RefreshReg$(c,"Component")'],
])('%s is found in a build', (what, code) => {
  writeFileSync(join(folder, 'main.js'), code);
  expect(developmentTraces(folder)).toEqual([`main.js: holds ${what}`]);
});

test('a build without them has none', () => {
  writeFileSync(join(folder, 'main.js'), 'jsx("p",{role:"alert"})');
  expect(developmentTraces(folder)).toEqual([]);
});
