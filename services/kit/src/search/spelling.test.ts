import fc from 'fast-check';
import { foldWord } from '../texts/fold-word.ts';
import { cyrillicKeys, latinKeys } from '../texts/keyboard.ts';
import { distance, errorCounter, spellingKeys } from './spelling.ts';

/** Letters that sound like none of the others, so that an error is one letter. */
const LETTERS = [...'абвгдезклмнопрсту'];
const word = (least: number) => fc.shuffledSubarray(LETTERS, { minLength: least, maxLength: 14 });
const EDITS: Record<string, (letters: string[], at: number) => string[]> = {
  wrong: (letters, at) => letters.with(at, 'ф'),
  missing: (letters, at) => letters.toSpliced(at, 1),
  added: (letters, at) => letters.toSpliced(at, 0, 'ф'),
  swapped: (letters, at) => letters.toSpliced(at, 2, ...letters.slice(at, at + 2).reverse()),
};
const sharesKey = (a: string, b: string) => spellingKeys(a).some((key) => spellingKeys(b).includes(key));

test.each(Object.entries(EDITS))(
  'a word with one letter %s has a key in common with the right one',
  (_, edit) => {
    fc.assert(
      fc.property(word(5), fc.nat(), (letters, n) => {
        const [right, typed] = [letters.join(''), edit(letters, n % letters.length).join('')];
        expect([typed, right, sharesKey(typed, right)]).toEqual([typed, right, true]);
        expect(errorCounter(right)(foldWord(typed))).toBeLessThanOrEqual(1);
      }),
    );
  },
);

test('long words may have two errors, short ones none', () => {
  expect(sharesKey('вдичнізт', 'вдячність')).toBe(true);
  expect(errorCounter('вдичнізт')(foldWord('вдячність'))).toBe(2);
  expect(errorCounter('місиу')(foldWord('місто'))).toBeNull();
  expect(spellingKeys('сон')).toEqual([foldWord('сон')]);
  expect(errorCounter('сон')(foldWord('сан'))).toBeNull();
});

test.each([
  ['мисту', 'місту'],
  ['обятий', "об'ятий"],
  ['вибаченя', 'вибачення'],
  ['грунт', 'ґрунт'],
  ['schodennyk', 'щоденник'],
  ['pryvit', 'привіт'],
])('%s sounds as %s does', (typed, right) => {
  expect(errorCounter(typed)(foldWord(right))).toBe(0);
});

test('the distance counts a swap once and stops past what is asked', () => {
  expect(['дощ', 'дощик', 'дго', 'щод'].map((other) => distance('дощ', other, 3))).toEqual([0, 2, 2, 2]);
  expect(distance('abcd', 'abdc', 3)).toBe(1);
  expect(distance('a'.repeat(40), 'b'.repeat(40), 2)).toBe(3);
  expect(distance('', 'ab', 1)).toBe(2);
});

test('keys of another layout are read as the letters that were meant', () => {
  expect(cyrillicKeys('Ghbdsn, ;bnnz', 'uk')).toBe('привіт, життя'.replace(',', 'б'));
  expect(cyrillicKeys('gjbcr', 'ru')).toBe('поиск');
  expect(latinKeys('зфіыцщкв')).toBe('password');
});
