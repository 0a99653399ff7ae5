import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRegexes, Judgements, judge } from './regexes.ts';

const found = (text: string) =>
  findRegexes('sample.ts', text).map(({ source, flags, line }) => `${line} /${source}/${flags}`);

test('literals are found with their lines, wherever they stand', () => {
  expect(
    found('const a = /x+/giu;\nfunction f<T>(b: T) {\n  return /y/.test(String(b)) as boolean;\n}'),
  ).toEqual(['1 /x+/giu', '3 /y/']);
});

test('expressions put together of constants are found, and those of a variable left out', () => {
  const text = String.raw`
    const letters = ['a-z', 'A-Z'].join('');
    const word = '[' + letters + ']+';
    export const pattern = new RegExp('^' + word + '$\\s', 'u');
    const again = RegExp(/z+/.source);
    const open = (given: string) => new RegExp(given);`;
  expect(found(text)).toEqual(['4 /^[a-zA-Z]+$\\s/u', '5 /z+/', '5 /z+/']);
});

test('the address of an e-mail, whose expression stands in parts, is among those judged', () => {
  const file = 'services/kit/src/forms/email.ts';
  const [regex] = findRegexes(file, readFileSync(join(import.meta.dirname, '../..', file), 'utf8'));
  expect(new RegExp(regex!.source).test('sofiia@stezhka.example')).toBe(true);
});

test.each([
  ['words that begin anywhere', '\\s+$', 'polynomial'],
  ['repeated repetitions', '^(a+)+$', 'exponential'],
  ['parts that overlap', '^[^<>]*<?[^<>@]+@x$', 'polynomial'],
])('%s are refused', (_, source, kind) => {
  expect(judge({ source, flags: '' })).toContain(kind);
});

test.each(['^[\\w-]{8,64}$', '^\\s+', '^\\d+(\\.\\d+)?$'])('%s is linear', (source) => {
  expect(judge({ source, flags: '' })).toBe('');
});

test('an expression is judged once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'regexes-'));
  const regex = { file: 'a.ts', line: 1, source: '^(b+)+$', flags: '' };
  const first = new Judgements(join(folder, 'kept.json'));
  const fault = first.of(regex);
  first.save();
  expect(fault).toContain('exponential');
  const second = new Judgements(join(folder, 'kept.json'));
  expect(second.of({ ...regex, file: 'b.ts' })).toBe(fault);
  rmSync(folder, { recursive: true });
});
