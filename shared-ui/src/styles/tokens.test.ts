/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { checkTokens, contrast } from './tokens.check.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

test('every allowed pair has its contrast, the spheres differ, the dark lists are equal', () => {
  expect(checkTokens(css)).toEqual([]);
});

test('a pale ink, a lost token and unequal dark lists are found', () => {
  const pale = checkTokens(css.replace('--ink: #1a2b27', '--ink: #9aa8a4'));
  expect(pale).toContainEqual(expect.stringMatching(/^light: ink on paper is 2\.\d\d, needs 4\.5$/));
  expect(checkTokens(css.replace(/--focus: #1f5fbf;/, ''))).toContain('light: focus is missing');
  const last = css.lastIndexOf('#111a18');
  expect(checkTokens(`${css.slice(0, last)}#121a18${css.slice(last + 7)}`)).toEqual([
    'the two dark lists differ',
  ]);
});

test('black on white is 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
