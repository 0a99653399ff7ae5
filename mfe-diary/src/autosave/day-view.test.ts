import { getDay } from '@stezhka/diary-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import '@stezhka/diary-contract/examples';
import { EMPTY_DECART, isBlank, viewOf } from './day-view.ts';

const { day } = exampleOf(getDay).reply;

test('unsaved values lie over the day', () => {
  const texts = { ...EMPTY_DECART, decision: 'Переїхати' };
  const view = viewOf(day, {
    'parameters[sleep]': null,
    'parameters[mood]': 1,
    'notes[thanks]': 'За тишу',
    'details[good_news]': false,
    'details[day_off]': true,
    question: 'Підйом',
    'decart[6560b0d1a2c4e8f0123456b1]': null,
    'decart[6560b0d1a2c4e8f0123456b2]': texts,
  });
  expect(view).toEqual({
    parameters: { 'parameters[mood]': 1 },
    notes: { 'notes[thanks]': 'За тишу' },
    details: ['details[day_off]'],
    answer: 'Підйом',
    decart: [{ id: '6560b0d1a2c4e8f0123456b2', ...texts }],
  });
});

test('a day is blank while nothing in it is filled', () => {
  expect(isBlank(viewOf(day, {}))).toBe(false);
  const empty = { ...day, parameters: [], notes: [], details: [] };
  expect(isBlank(viewOf(empty, {}))).toBe(false);
  const blank = { ...empty, decart: [{ id: day.decart[0]!.id, ...EMPTY_DECART }] };
  expect(isBlank(viewOf(blank, {}))).toBe(true);
  expect(isBlank(viewOf(blank, { question: 'Так' }))).toBe(false);
});
