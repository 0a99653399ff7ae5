import fc from 'fast-check';
import { birthdayMask, bodyOf } from './pending-edits.ts';

const two = (part: number) => String(part).padStart(2, '0');
const dates = fc.record({
  day: fc.integer({ min: 1, max: 31 }),
  month: fc.integer({ min: 1, max: 12 }),
  year: fc.integer({ min: 1900, max: 2026 }),
});
const separators = fc.constantFrom('.', '-', '/', ' ', ',');
/** Letter by letter, as a field hears it. */
const type = (text: string, start = '') =>
  [...text].reduce((value, letter) => birthdayMask(value + letter, value), start);

test('a birthday is the same with zeros, without, with any separator or none, typed or pasted', () => {
  fc.assert(
    fc.property(dates, separators, ({ day, month, year }, sign) => {
      const whole = `${two(day)}.${two(month)}.${year}`;
      expect(type(`${day}${sign}${month}${sign}${year}`)).toBe(whole);
      expect(type(`${two(day)}${sign}${two(month)}${sign}${year}`)).toBe(whole);
      expect(type(`${two(day)}${two(month)}${year}`)).toBe(whole);
      expect(birthdayMask(`${day}${sign}${month}${sign}${year}`)).toBe(whole);
    }),
  );
});

test('a date that the browser fills in, the year first, is turned round', () => {
  fc.assert(
    fc.property(dates, ({ day, month, year }) => {
      expect(birthdayMask(`${year}-${two(month)}-${two(day)}`)).toBe(`${two(day)}.${two(month)}.${year}`);
    }),
  );
  expect(birthdayMask('1991-03-14', '14.03.1991')).toBe('14.03.1991');
});

test('the birthday mask always shows a part of a date and keeps its own result unchanged', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (typed, before) => {
      const shown = birthdayMask(typed, before);
      expect(shown).toMatch(/^\d{0,2}(\.\d{0,2}(\.\d{0,4})?)?$/);
      expect(birthdayMask(shown, shown)).toBe(shown);
    }),
  );
});

test('a day that is typed anew leaves month and year alone', () => {
  const whole = '14.03.1991';
  const less = birthdayMask('1.03.1991', whole);
  const none = birthdayMask('.03.1991', less);
  expect([less, none]).toEqual(['1.03.1991', '.03.1991']);
  const one = birthdayMask(`2${none}`, none);
  expect(birthdayMask(`25${none}`, one)).toBe('25.03.1991');
});

test('the dots become dashes when it is sent', () => {
  expect(bodyOf([{ key: 'birthday', value: '14.03.1991' }])).toEqual({ birthday: '14-03-1991' });
});
