import { jest } from '@jest/globals';
import { getUser } from '@stezhka/account-contract';
import { getDay, getDayParams, setDay } from '@stezhka/diary-contract';
import type { CallArgs } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing } from '@stezhka/shell/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { PAUSE } from '../day/day-autosave.ts';
import { show } from '../testing/show.tsx';
import { Component } from './today.page.tsx';

const current = exampleOf(getDay).reply;
let saved: unknown[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  saved = [];
});
afterEach(() => jest.useRealTimers());

type Shown = NonNullable<Parameters<typeof show>[1]>;

// A date of its own for each test: what is not saved outlives the page by date.
let year = 2000;
function showDay(part: object = {}, { saving, ...options }: { saving?: unknown } & Shown = {}) {
  const date = `${++year}-01-20`;
  const reply = { ...current, date, today: date, day: { ...current.day, date }, ...part };
  const save = ({ body }: CallArgs) => {
    saved.push(body);
    return saving ?? { day: { ...reply.day, version: reply.day.version + saved.length } };
  };
  return show(<Component />, {
    ...options,
    replies: [...(options.replies ?? []), [getDay, reply], [setDay, save]],
  });
}
const pause = () => act(() => jest.advanceTimersByTimeAsync(PAUSE));

test('the head shows the date, its number and the autosave', () => {
  showDay();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/20.January/);
  expect(screen.getByText('Day 7 / 365')).toBeTruthy();
  expect(screen.getByText('Saves by itself')).toBeTruthy();
});

test('the bar of the first day of all is not full', () => {
  showDay({ streakData: { days: 1, best: 1 } });
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('14');
});

test('after a year the counter begins anew', () => {
  showDay({ number: 366 });
  expect(screen.getByText('Day 1 / 365')).toBeTruthy();
});

test('written words are saved after a pause and say so', async () => {
  showDay();
  const field = screen.getByLabelText('За що я дякую сьогодні?');
  fireEvent.change(field, { target: { value: 'За тишу.' } });
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  await pause();
  expect(saved).toEqual([
    { date: expect.any(String), version: 4, notes: [{ key: 'notes[thanks]', value: 'За тишу.' }] },
  ]);
  expect(screen.getByText(/^Saved at/)).toBeTruthy();
});

test('a waiting question opens and takes the focus', () => {
  showDay();
  fireEvent.click(screen.getByRole('button', { name: 'Що я зрозуміла?' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Що я зрозуміла?'));
});

test('a select, a scale and a number each save their value', async () => {
  showDay();
  fireEvent.click(screen.getByRole('radio', { name: 'Важко' }));
  fireEvent.click(screen.getByRole('radio', { name: '8' }));
  fireEvent.click(screen.getByRole('button', { name: 'Сон: more' }));
  await pause();
  expect(saved).toEqual([
    expect.objectContaining({
      parameters: [
        { key: 'parameters[mood]', value: 1 },
        { key: 'parameters[warmth]', value: 8 },
        { key: 'parameters[sleep]', value: 7.5 },
      ],
    }),
  ]);
});

test('the first step of a number without a value is the value of the day before', async () => {
  showDay({ day: { ...current.day, parameters: [] } });
  fireEvent.click(screen.getByRole('button', { name: 'Сон: more' }));
  expect(screen.getByLabelText('Сон: number')).toHaveProperty('value', '7.5');
});

test('a typed number takes a comma; a value can be taken away', async () => {
  showDay();
  const sleep = screen.getByLabelText('Сон: number');
  fireEvent.change(sleep, { target: { value: '6,75' } });
  expect(sleep).toHaveProperty('value', '6,75');
  fireEvent.blur(sleep);
  expect(sleep).toHaveProperty('value', '6.75');
  fireEvent.click(screen.getByRole('button', { name: 'clear: Настрій' }));
  await pause();
  expect(saved).toEqual([
    expect.objectContaining({
      parameters: [
        { key: 'parameters[sleep]', value: 6.75 },
        { key: 'parameters[mood]', value: null },
      ],
    }),
  ]);
});

test('an event of the day is switched off and on', async () => {
  showDay();
  const event = screen.getByRole('button', { name: 'Добра новина' });
  expect(event.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(event);
  expect(event.getAttribute('aria-pressed')).toBe('false');
  await pause();
  expect(saved).toEqual([expect.objectContaining({ details: [] })]);
});

test('without a connection the text stays and can be sent again', async () => {
  showDay({}, { saving: failing(0, 'unreachable') });
  const field = screen.getByLabelText('За що я дякую сьогодні?');
  fireEvent.change(field, { target: { value: 'Не зникне.' } });
  await pause();
  expect(screen.getByText('Not saved; your text is still here')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(field).toHaveProperty('value', 'Не зникне.');
});

test('a lost login keeps the text, links to the login with next, and refetches the user', async () => {
  const { refetched } = showDay(
    { date: '2026-01-20', today: '2026-01-21' },
    { saving: failing(401, 'login_required') },
  );
  const field = screen.getByLabelText('За що я дякую сьогодні?');
  fireEvent.change(field, { target: { value: 'Лишиться.' } });
  await pause();
  expect(screen.getByText(/^You’ve been logged out/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/en/login?next=%2Fen%2Fdiary%2F2026-01-20',
  );
  expect(field).toHaveProperty('value', 'Лишиться.');
  expect(refetched).toContain(getUser.name);
});

test('a refusal is told in its own words', async () => {
  showDay({}, { saving: failing(422, 'wrong_value', { message: 'This day is locked.' }) });
  fireEvent.change(screen.getByLabelText('За що я дякую сьогодні?'), { target: { value: 'Х' } });
  await pause();
  expect(screen.getByText('Not saved. This day is locked.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('two texts for one question are both offered', async () => {
  const theirs = { ...current.day.notes[0]!, value: 'З телефона.' };
  const data = { day: { ...current.day, version: 9, notes: [theirs] } };
  showDay({}, { saving: failing(409, 'day_changed', { data }) });
  fireEvent.change(screen.getByLabelText('За що я дякую сьогодні?'), { target: { value: 'З ноутбука.' } });
  await pause();
  const choice = screen.getByRole('alert');
  expect(within(choice).getByText('З ноутбука.')).toBeTruthy();
  expect(within(choice).getByText('З телефона.')).toBeTruthy();
  fireEvent.click(within(choice).getByRole('button', { name: 'Keep both' }));
  expect(screen.getByLabelText('За що я дякую сьогодні?')).toHaveProperty(
    'value',
    'З телефона.\n\nЗ ноутбука.',
  );
});

test('leaving the page saves unsaved edits', async () => {
  const { unmount } = showDay();
  fireEvent.change(screen.getByLabelText('За що я дякую сьогодні?'), { target: { value: 'Дорогою.' } });
  unmount();
  await act(async () => {});
  expect(saved).toEqual([expect.objectContaining({ notes: [{ key: 'notes[thanks]', value: 'Дорогою.' }] })]);
});

test('a tab shown again refetches the day', () => {
  const { refetched } = showDay();
  fireEvent(document, new Event('visibilitychange'));
  expect(refetched).toEqual([getDay.name]);
});

test('a future day is only read', () => {
  showDay({ today: '2001-01-01' });
  expect(screen.getByText('Read only')).toBeTruthy();
  expect(screen.getByLabelText('За що я дякую сьогодні?')).toHaveProperty('readOnly', true);
  expect(screen.getByRole('radio', { name: 'Важко' }).matches(':disabled')).toBe(true);
});

test('a future day without entries is a sentence and the way to today', () => {
  const day = { ...current.day, parameters: [], notes: [], details: [] };
  showDay({ date: '2101-01-20', today: '2101-01-01', day: { ...day, date: '2101-01-20' } });
  expect(screen.getByText('You can write about today and the days behind you.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to today' }).getAttribute('href')).toBe('/en/diary');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('region', { name: 'Calendar of entries' })).toBeTruthy();
});

test('a value of a parameter that is not chosen any more is still shown', () => {
  const water = {
    ...exampleOf(getDayParams).reply[0]!,
    key: 'parameters[water]',
    systemName: 'water',
    title: 'Вода',
  };
  const day = {
    ...current.day,
    date: '2024-01-01',
    parameters: [{ key: water.key, value: 1.5, tracker: '6560b0d1a2c4e8f012345678' }],
  };
  showDay({ day, date: day.date }, { replies: [[getDayParams, [...exampleOf(getDayParams).reply, water]]] });
  expect(screen.getByLabelText('Вода: number')).toHaveProperty('value', '1.5');
});

test.each(['uk', 'ru', 'en'] as const)('the page has all its texts in %s', (locale) => {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => {});
  showDay({}, { locale });
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});
