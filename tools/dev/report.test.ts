import { jest } from '@jest/globals';
import type { DevEvent, Front } from './front.ts';
import { Report } from './report.ts';

const said: string[] = [];
const told: DevEvent[] = [];
let report: Report;
beforeEach(() => {
  said.length = 0;
  told.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text).trimEnd());
    return true;
  });
  report = new Report();
  report.front = { tell: (event: DevEvent) => void told.push(event) } as Front;
});
afterEach(() => jest.restoreAllMocks());

const wrong = { file: 'mfe-x/src/a.ts', line: 3, text: 'wrong', cure: 'Mend it.' };

test('a mistake is said once, and the last word is failed until it is mended', () => {
  report.set('checks', [wrong]);
  report.end();
  report.set('checks', [wrong]);
  report.end();
  report.set('checks', []);
  report.end();
  expect(said).toEqual(['✗ mfe-x/src/a.ts:3\n    wrong\n    → Mend it.', 'failed', 'failed', 'ready']);
  expect(told.at(-1)).toEqual({ type: 'ready' });
});

test('a mistake that comes back is said again', () => {
  for (const findings of [[wrong], [], [wrong]]) report.set('checks', findings);
  expect(said).toHaveLength(2);
});

test('what one finder mends leaves what another one found; the page shows each place once', () => {
  report.set('mfe-x web', [{ ...wrong, text: 'Expression expected' }]);
  report.set('checks', [wrong]);
  expect(told.at(-1)).toEqual({ type: 'failed', findings: [{ ...wrong, text: 'Expression expected' }] });
  report.set('mfe-x web', []);
  report.end();
  expect(said.at(-1)).toBe('failed');
  expect(told.at(-1)).toEqual({ type: 'failed', findings: [wrong] });
});
