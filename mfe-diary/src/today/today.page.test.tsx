import { jest } from '@jest/globals';
import { getUser } from '@stezhka/account-contract';
import {
  type Day,
  getDay,
  getDayParams,
  removeDayPicture,
  setDay,
  uploadDayPicture,
} from '@stezhka/diary-contract';
import type { CallArgs } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing } from '@stezhka/shell/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { PAUSE } from '../autosave/day-autosave.ts';
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

const sent = (field: string, value: unknown) => expect.objectContaining({ field, value });

test('written words are saved after a pause and say so', async () => {
  showDay();
  const field = screen.getByLabelText('За що я дякую сьогодні?');
  fireEvent.change(field, { target: { value: 'За тишу.' } });
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  await pause();
  expect(saved).toEqual([
    {
      date: expect.any(String),
      writer: expect.stringMatching(/^[\da-f]{24}$/),
      changes: [{ field: 'notes[thanks]', base: 1, seq: expect.any(Number), value: 'За тишу.' }],
    },
  ]);
  expect(screen.getByText(/^Saved at/)).toBeTruthy();
});

test('the question of the day is answered like a note', async () => {
  showDay();
  const field = screen.getByLabelText(/^Question of the day/);
  fireEvent.change(field, { target: { value: 'Підйом.' } });
  await pause();
  expect(saved).toEqual([expect.objectContaining({ changes: [sent('question', 'Підйом.')] })]);
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
      changes: [sent('parameters[mood]', 1), sent('parameters[warmth]', 8), sent('parameters[sleep]', 7.5)],
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
      changes: [sent('parameters[sleep]', 6.75), sent('parameters[mood]', null)],
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
  expect(saved).toEqual([expect.objectContaining({ changes: [sent('details[good_news]', false)] })]);
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

const clashing = (field: string, mine: unknown, theirs: unknown) =>
  failing(409, 'day_changed', {
    data: { day: { ...current.day, version: 9 }, conflicts: [{ field, mine, theirs, revision: 5 }] },
  });

test('two texts for one question are both offered', async () => {
  showDay({}, { saving: clashing('notes[thanks]', 'З ноутбука.', 'З телефона.') });
  fireEvent.change(screen.getByLabelText('За що я дякую сьогодні?'), { target: { value: 'З ноутбука.' } });
  await pause();
  const choice = await screen.findByRole('alert');
  expect(within(choice).getByText('З ноутбука.')).toBeTruthy();
  expect(within(choice).getByText('З телефона.')).toBeTruthy();
  expect(screen.getByText('Two versions: choose one')).toBeTruthy();
  fireEvent.click(within(choice).getByRole('button', { name: 'Keep both' }));
  expect(screen.getByLabelText('За що я дякую сьогодні?')).toHaveProperty(
    'value',
    'З телефона.\n\nЗ ноутбука.',
  );
});

test('two values of a parameter are both offered, without a way to join them', async () => {
  showDay({}, { saving: clashing('parameters[mood]', 1, 3) });
  fireEvent.click(screen.getByRole('radio', { name: 'Важко' }));
  await pause();
  const choice = await screen.findByRole('alert');
  expect(within(choice).getByRole('heading').textContent).toBe('Настрій');
  expect(within(choice).getByText('Рівно')).toBeTruthy();
  expect(within(choice).getByText(/^This was changed in another window too/)).toBeTruthy();
  expect(within(choice).queryByRole('button', { name: 'Keep both' })).toBeNull();
  fireEvent.click(within(choice).getByRole('button', { name: 'Take the other' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('leaving the page saves unsaved edits', async () => {
  const { unmount } = showDay();
  fireEvent.change(screen.getByLabelText('За що я дякую сьогодні?'), { target: { value: 'Дорогою.' } });
  unmount();
  await act(async () => {});
  expect(saved).toEqual([expect.objectContaining({ changes: [sent('notes[thanks]', 'Дорогою.')] })]);
});

test('a tab shown again refetches the day', () => {
  const { refetched } = showDay();
  fireEvent(document, new Event('visibilitychange'));
  expect(refetched).toEqual([getDay.name]);
});

const ahead = (part: Partial<Day> = {}) => ({
  date: '2101-01-20',
  today: '2101-01-01',
  day: { ...current.day, date: '2101-01-20', availability: 'future', ...part },
});

test('a future day is only read', () => {
  showDay(ahead());
  expect(screen.getByText('Read only')).toBeTruthy();
  expect(screen.queryByText(/^Day \d+ /)).toBeNull();
  expect(screen.getByLabelText('За що я дякую сьогодні?')).toHaveProperty('readOnly', true);
  expect(screen.getByRole('radio', { name: 'Важко' }).matches(':disabled')).toBe(true);
});

test('a future day without entries is a sentence and the way to today', async () => {
  showDay(ahead({ parameters: [], notes: [], details: [], decart: [] }));
  expect(screen.getByText('You can write about today and the days behind you.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to today' }).getAttribute('href')).toBe('/en/diary');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('region', { name: 'Calendar of entries' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Add an event' })).toBeTruthy();
});

test('arrow keys turn the day, except where a field needs them', () => {
  const { address } = showDay({ date: '2026-03-01', today: '2026-03-02' });
  fireEvent.keyDown(screen.getByLabelText('За що я дякую сьогодні?'), { key: 'ArrowLeft' });
  fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true });
  expect(address()).toBe('/');
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(address()).toBe('/diary/2026-02-28');
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(address()).toBe('/diary');
});

test('a swipe over the head turns the day; a scroll does not', () => {
  const { address } = showDay({ date: '2026-03-01', today: '2026-03-02' });
  const head = screen.getByRole('heading', { level: 1 });
  const swipe = (x: number, y: number, pointerType = 'touch') => {
    const at = (type: string, clientX: number, clientY: number) =>
      fireEvent(
        head,
        // jsdom has no pointer events.
        Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerType }),
      );
    at('pointerdown', 200, 100);
    at('pointerup', 200 + x, 100 + y);
  };
  swipe(-70, 90);
  swipe(-40, 0);
  swipe(-120, 0, 'mouse');
  expect(address()).toBe('/');
  swipe(90, 10);
  expect(address()).toBe('/diary/2026-02-28');
});

test('links lead to the days beside', () => {
  showDay({ date: '2026-01-01', today: '2026-01-02' });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Previous day')).toBe('/en/diary/2025-12-31');
  expect(hrefOf('Next day')).toBe('/en/diary');
});

test('a picture is uploaded for its day and can be removed', async () => {
  const { imageData } = exampleOf(uploadDayPicture).reply.day;
  const answer =
    (part: Partial<Day>) =>
    ({ params }: CallArgs) => ({ day: { ...current.day, ...params, ...part } });
  const { made } = showDay(
    {},
    {
      replies: [
        [uploadDayPicture, answer({ version: 5, imageData })],
        [removeDayPicture, answer({ version: 6 })],
      ],
    },
  );
  const add = await screen.findByLabelText('Add a picture', { selector: 'input' });
  fireEvent.change(add, { target: { files: [new File(['x'], 'x.txt', { type: 'text/plain' })] } });
  expect(made).toEqual([]);
  fireEvent.change(add, { target: { files: [new File(['x'], 'x.png', { type: 'image/png' })] } });
  await act(async () => {});
  expect(made.map(({ op, args }) => [op.name, args.params])).toEqual([
    [uploadDayPicture.name, { date: expect.stringMatching(/-01-20$/) }],
  ]);
  expect(screen.getByRole('img', { name: 'Picture added to this day' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await act(async () => {});
  expect(made.at(-1)!.op.name).toBe(removeDayPicture.name);
  expect(screen.queryByRole('img', { name: 'Picture added to this day' })).toBeNull();
});

test('the square holds several decisions, and each answer is saved with its decision', async () => {
  const { said, actions } = showDay();
  fireEvent.click(screen.getByRole('tab', { name: 'Descartes Square' }));
  const first = await screen.findByRole('region', { name: 'Decision 1' });
  fireEvent.change(within(first).getByLabelText(/What won’t happen if you do\?$/), {
    target: { value: 'Нічого.' },
  });
  await pause();
  const entry = current.day.decart[0]!;
  const { id: _, ...texts } = entry;
  expect(saved).toEqual([
    expect.objectContaining({
      changes: [sent(`decart[${entry.id}]`, { ...texts, wontIfHappen: 'Нічого.' })],
    }),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Another decision' }));
  const second = screen.getByRole('region', { name: 'Decision 2' });
  expect(document.activeElement).toBe(within(second).getByLabelText('What are you deciding?'));
  expect(screen.queryByRole('button', { name: 'Another decision' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove decision 1' }));
  await pause();
  expect(saved.at(-1)).toMatchObject({ changes: [sent(`decart[${entry.id}]`, null)] });
  expect(said).toEqual(['The decision is removed.']);
  expect(actions.map(({ label }) => label)).toEqual(['Bring it back']);
  act(() => actions[0]!.onClick());
  await pause();
  expect(saved.at(-1)).toMatchObject({ changes: [sent(`decart[${entry.id}]`, texts)] });
});

test.each([
  [7, 'before'],
  [8, 'below'],
])('on day %i the guide stands %s the writing', async (number, place) => {
  showDay({ number });
  const guide = await screen.findByText(/^First days/);
  const follows = guide.compareDocumentPosition(screen.getByRole('tablist'));
  expect(follows).toBe(
    place === 'before' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING,
  );
});

test('eight widgets have their place; spheres show their results, the others what will stand there', async () => {
  showDay();
  const widgets = await screen.findByRole('region', { name: 'Diary widgets' });
  expect(within(widgets).getAllByRole('region')).toHaveLength(8);
  const spheres = within(widgets).getByRole('region', { name: 'Life spheres' });
  expect(within(spheres).getByText('6.4')).toBeTruthy();
  expect(within(spheres).queryByText('Стосунки')).toBeNull();
  expect(within(spheres).getByRole('link', { name: 'Life Wheel' }).getAttribute('href')).toBe(
    '/en/diary/settings?tab=spheres',
  );
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
