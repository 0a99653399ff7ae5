import { EMPTY_DECART } from './day-view.ts';
import { joinDecart, joinTexts } from './join-texts.ts';

test.each([
  ['Одне', 'Друге', 'Одне\n\nДруге'],
  ['Те саме', 'Те саме', 'Те саме'],
  [null, 'Лише тут', 'Лише тут'],
  ['  ', 'Лише тут', 'Лише тут'],
  [null, null, ''],
])('%j and %j become %j', (theirs, mine, expected) => {
  expect(joinTexts(theirs, mine)).toBe(expected);
});

test('entries of the square are joined answer by answer', () => {
  const theirs = { ...EMPTY_DECART, decision: 'Переїхати', willIfHappen: 'Море' };
  const mine = { ...EMPTY_DECART, decision: 'Переїхати', willIfHappen: 'Робота', wontIfHappen: 'Заторів' };
  expect(joinDecart(theirs, mine)).toEqual({
    ...EMPTY_DECART,
    decision: 'Переїхати',
    willIfHappen: 'Море\n\nРобота',
    wontIfHappen: 'Заторів',
  });
  expect(joinDecart(null, mine)).toEqual(mine);
});
