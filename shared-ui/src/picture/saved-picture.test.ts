import { linesOf } from './saved-picture.ts';

/** Each letter is ten wide. */
const paper = { measureText: (text: string) => ({ width: text.length * 10 }) } as CanvasRenderingContext2D;

test.each([
  ['fits', 'one two', ['one two']],
  ['is too long', 'one two three', ['one two', 'three']],
  ['has lines of its own', 'one\n\ntwo', ['one', '', 'two']],
  ['has a word wider than the line', 'a mountainside b', ['a', 'mountain', 'side b']],
  ['has many spaces', '  one    two ', ['one two']],
])('a text that %s', (_, text, lines) => {
  expect(linesOf(paper, text, 80)).toEqual(lines);
});
