import { jest } from '@jest/globals';
import { getUser } from '@stezhka/account-contract';
import {
  type Day,
  getDay,
  getDayParams,
  getJobs,
  NOTE_LIMIT,
  removeDayPicture,
  setDay,
  setHabitStatus,
  uploadDayPicture,
} from '@stezhka/diary-contract';
import type { CallArgs } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing } from '@stezhka/shell/testing';
import { MemoryChannel } from '@stezhka/shell/testing/memory-channel';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { autosaves, logoutMiddleware } from '../autosave/browser-changes.ts';
import { PAUSE } from '../autosave/day-autosave.ts';
import { SkyStrip } from '../day/sky-strip.tsx';
import { show } from '../testing/show.tsx';
import { Component } from './today.page.tsx';

const current = exampleOf(getDay).reply;
let saved: unknown[] = [];

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: MemoryChannel });
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
const tick = () => act(() => jest.advanceTimersByTimeAsync(1));

test('the head shows the date, its number and the autosave', () => {
  showDay();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/20.January/);
  expect(screen.getByText('Day 7 / 365')).toBeTruthy();
  expect(screen.getByText('Saves by itself')).toBeTruthy();
});

test('the bar of the first day of all is not full', async () => {
  showDay({ streakData: { days: 1, best: 1 } });
  const bar = await screen.findByRole('progressbar', { name: /^Best/ });
  expect(bar.getAttribute('aria-valuenow')).toBe('14');
});

test.each([
  ['uk', 'Днів поспіль7'],
  ['ru', 'Дней подряд7'],
  ['en', 'Days in a row7'],
] as const)('the streak is read forward, its name before its number (%s)', async (locale, words) => {
  showDay({ streakData: { days: 7, best: 9 } }, { locale });
  expect((await screen.findByRole('region', { name: words.slice(0, -1) })).textContent).toMatch(words);
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
      erasure: current.erasure,
      changes: [{ field: 'notes[thanks]', base: 1, seq: expect.any(Number), value: 'За тишу.' }],
    },
  ]);
  expect(screen.getByText(/^Saved at/)).toBeTruthy();
});

test('the time of the save is of the member’s own zone', async () => {
  jest.setSystemTime(new Date('2026-01-20T20:00:00Z'));
  showDay({ timeZone: 'Asia/Tokyo' });
  fireEvent.change(screen.getByLabelText('За що я дякую сьогодні?'), { target: { value: 'За ніч.' } });
  await pause();
  expect(screen.getByText('Saved at 05:00')).toBeTruthy();
});

test('a page with fields says that they need scripts; one that is only read does not', () => {
  const { container, unmount } = showDay();
  expect(container.querySelectorAll('noscript')).toHaveLength(1);
  unmount();
  expect(showDay(ahead()).container.querySelector('noscript')).toBeNull();
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

test('a scale begins at the least value of its definition, which can be chosen', async () => {
  showDay();
  const scale = screen.getByRole('group', { name: /Тепло/ });
  const cells = within(scale).getAllByRole('radio');
  expect(cells.map((cell) => (cell as HTMLInputElement).value)).toEqual(
    Array.from({ length: 11 }, (_, i) => String(i)),
  );
  fireEvent.click(cells[0]!);
  await pause();
  expect(saved).toEqual([expect.objectContaining({ changes: [sent('parameters[warmth]', 0)] })]);
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
  const event = await screen.findByRole('button', { name: 'Добра новина' });
  expect(event.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(event);
  expect(event.getAttribute('aria-pressed')).toBe('false');
  await pause();
  expect(saved).toEqual([expect.objectContaining({ changes: [sent('details[good_news]', false)] })]);
});

test.each([
  ['unsaved', false, 'Not saved yet'],
  ['unsaved', true, 'Not saved. This browser cannot keep your text: leave the page open'],
  ['offline', false, 'Not saved; your text is still here'],
  ['conflict', false, 'Two versions: choose one'],
  ['offline', true, 'Not saved. This browser cannot keep your text: leave the page open'],
  ['login', false, 'You’ve been logged out; your text is still here'],
  [
    'login',
    true,
    'You’ve been logged out. This browser cannot keep your text: log in in another tab and leave this one open',
  ],
] as const)('%s, with a browser that keeps nothing: %s', (state, unkept, words) => {
  const saving = { day: current.day, pending: {}, conflicts: {}, state, unkept };
  show(<SkyStrip current={current} saving={saving} onRetry={() => {}} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(state === 'offline' ? 1 : 0);
});

// jsdom has no database.
test('without a connection and a place to keep it, the text stays and can be sent again', async () => {
  showDay({}, { saving: failing(0, 'unreachable') });
  const field = screen.getByLabelText('За що я дякую сьогодні?');
  fireEvent.change(field, { target: { value: 'Не зникне.' } });
  await pause();
  expect(screen.getByText(/^Not saved. This browser cannot keep/)).toBeTruthy();
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

test('a closed diary is told, and what waits can be sent again', async () => {
  showDay({}, { saving: failing(403, 'diary_closed', { message: 'Diary is under development.' }) });
  fireEvent.change(screen.getByLabelText('За що я дякую сьогодні?'), { target: { value: 'Чекає.' } });
  await pause();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
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
  expect(document.activeElement).toBe(screen.getByLabelText('За що я дякую сьогодні?'));
});

test('a conflict leaves the field to the writer: typing goes on, and no arrow key turns the day', async () => {
  const { address } = showDay({}, { saving: clashing('notes[thanks]', 'З ноутбука', 'З телефона.') });
  const field = screen.getByLabelText('За що я дякую сьогодні?');
  field.focus();
  fireEvent.change(field, { target: { value: 'З ноутбука' } });
  await pause();
  const choice = await screen.findByRole('alert');
  expect(document.activeElement).toBe(field);
  expect(choice.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
  expect(address()).toBe('/');
  fireEvent.change(field, { target: { value: 'З ноутбука, далі' } });
  expect(within(choice).getByText('З ноутбука, далі')).toBeTruthy();
  await pause();
  expect(saved).toHaveLength(1);
  expect(screen.getByText('Two versions: choose one')).toBeTruthy();
});

test('two texts that are too long together are not joined until one is shorter', async () => {
  const theirs = 'Б'.repeat(NOTE_LIMIT - 100);
  showDay({}, { saving: clashing('notes[thanks]', 'А', theirs) });
  const field = screen.getByLabelText('За що я дякую сьогодні?');
  fireEvent.change(field, { target: { value: 'А'.repeat(99) } });
  await pause();
  const choice = await screen.findByRole('alert');
  expect(within(choice).getByText(/^Together the texts are longer than 10,000 characters/)).toBeTruthy();
  expect(within(choice).queryByRole('button', { name: 'Keep both' })).toBeNull();
  // Two line breaks stand between them.
  fireEvent.change(field, { target: { value: 'А'.repeat(98) } });
  fireEvent.click(within(choice).getByRole('button', { name: 'Keep both' }));
  expect((field as HTMLTextAreaElement).value).toHaveLength(NOTE_LIMIT);
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

test('conflicts of the square are told apart by their decisions', async () => {
  const { id, ...texts } = current.day.decart[0]!;
  const conflicts = [
    [id, ' '],
    ['6560b0d1a2c4e8f0123456b2', 'Їхати?'],
    ['6560b0d1a2c4e8f0123456b3', 'А'.repeat(99)],
    ['6560b0d1a2c4e8f0123456b4', null],
  ].map(([of, decision]) => ({
    field: `decart[${of}]`,
    mine: null,
    theirs: decision && { ...texts, decision },
    revision: 5,
  }));
  const reply = failing(409, 'day_changed', { data: { day: { ...current.day, version: 9 }, conflicts } });
  showDay({}, { saving: reply });
  fireEvent.click(screen.getByRole('radio', { name: 'Важко' }));
  await pause();
  const titles = (await screen.findAllByRole('alert')).map(
    (one) => within(one).getByRole('heading').textContent,
  );
  expect(titles.map((title) => title?.replace('Descartes Square: ', ''))).toEqual([
    'Decision 1',
    'Їхати?',
    `${'А'.repeat(80)}…`,
    '…',
  ]);
});

test('leaving the page saves unsaved edits', async () => {
  const { unmount } = showDay();
  fireEvent.change(screen.getByLabelText('За що я дякую сьогодні?'), { target: { value: 'Дорогою.' } });
  unmount();
  await act(async () => {});
  expect(saved).toEqual([expect.objectContaining({ changes: [sent('notes[thanks]', 'Дорогою.')] })]);
});

describe('another part or tab', () => {
  const remote = { middleware: [logoutMiddleware] };
  const member = current.owner;
  const write = (value: string) => {
    const field = screen.getByLabelText('За що я дякую сьогодні?');
    fireEvent.change(field, { target: { value } });
    return field;
  };
  let failed: jest.SpiedFunction<typeof console.error>;
  /** jsdom cannot reload, and says so. */
  const reloads = () => failed.mock.calls.filter(([why]) => /navigation/.test(String(why))).length;
  beforeEach(async () => {
    // Of other tests.
    await autosaves.forget();
    failed = jest.spyOn(console, 'error').mockImplementation(() => {});
    sessionStorage.setItem('stezhka-kept:calendar-events', '{}');
  });
  afterEach(() => {
    failed.mockRestore();
    sessionStorage.clear();
  });
  const otherTab = () => {
    const told: unknown[] = [];
    const channel = new MemoryChannel();
    channel.onmessage = ({ data }) => told.push(data);
    return { told, tell: (notice: object) => act(async () => channel.postMessage({ member, ...notice })) };
  };
  const drafts = () => sessionStorage.getItem('stezhka-kept:calendar-events');

  test('a logout saves what waits, hears what the service refuses, and forgets it once it has come', async () => {
    const { api } = showDay({}, { saving: failing(422, 'wrong_value', { message: 'Locked.' }), remote });
    const before = (screen.getByLabelText('За що я дякую сьогодні?') as HTMLTextAreaElement).value;
    const field = write('Нікому.');
    const saving: Promise<boolean>[] = [];
    await act(async () => {
      api.events.emit('account:logging-out', { until: (one) => void saving.push(one) });
      await Promise.all(saving);
    });
    expect(await Promise.all(saving)).toContain(false);
    expect(saved).toContainEqual(expect.objectContaining({ changes: [sent('notes[thanks]', 'Нікому.')] }));
    expect(field).toHaveProperty('value', 'Нікому.');
    await act(async () => api.events.emit('account:user-changed', { userId: null }));
    expect([(field as HTMLTextAreaElement).value, drafts()]).toEqual([before, null]);
  });

  test('a tab that hears of a logout saves what waits, says so, and goes with the session', async () => {
    const { told, tell } = otherTab();
    showDay({}, { remote });
    write('Збережеться.');
    await tell({ what: 'leaving' });
    expect(saved).toEqual([expect.objectContaining({ changes: [sent('notes[thanks]', 'Збережеться.')] })]);
    expect(told).toEqual(expect.arrayContaining(['saving', 'finished'].map((what) => ({ member, what }))));
    await tell({ what: 'left', dropped: false });
    expect([reloads(), drafts()]).toEqual([1, null]);
  });

  test('text that was typed after a logout elsewhere stays, unless the member has given it up', async () => {
    const { tell } = otherTab();
    showDay({}, { saving: failing(401, 'login_required'), remote });
    const field = write('Після.');
    await tell({ what: 'left', dropped: false });
    expect([(field as HTMLTextAreaElement).value, reloads()]).toEqual(['Після.', 0]);
    await tell({ what: 'left', dropped: true });
    expect([(field as HTMLTextAreaElement).value === 'Після.', reloads()]).toEqual([false, 1]);
  });

  test('an erasure elsewhere takes what waits and drafts of events with it, and the next page says so', async () => {
    const { tell } = otherTab();
    const { unmount } = showDay({}, { remote });
    write('Зникне.');
    await tell({ what: 'erased', member: 'olena' });
    expect(reloads()).toBe(0);
    await tell({ what: 'erased' });
    expect([reloads(), drafts(), saved]).toEqual([1, null, []]);
    unmount();
    showDay();
    expect(screen.getByText(/^The diary was erased in another window/)).toBeTruthy();
  });
});

test('a tab shown again refetches the day', () => {
  const { refetched } = showDay();
  fireEvent(document, new Event('visibilitychange'));
  expect(refetched).toEqual([getDay.name]);
});

describe('a page left open', () => {
  /** Days of Kyiv that begin at four o'clock, three quarters of an hour before the next. */
  function showNight() {
    jest.setSystemTime(new Date('2040-01-20T01:15:00Z'));
    let [date, hour] = ['2040-01-19', 3];
    const reply = () => ({
      ...current,
      timeZone: 'Europe/Kyiv',
      date,
      today: date,
      hour,
      day: { ...current.day, date },
    });
    const page = show(<Component />, {
      replies: [
        [getDay, reply],
        [
          setDay,
          ({ body }: CallArgs) => {
            saved.push(body);
            return { day: { ...reply().day, version: 9 } };
          },
        ],
      ],
    });
    const dayBegins = () => {
      [date, hour] = ['2040-01-20', 4];
    };
    const minutes = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 60_000));
    return { ...page, dayBegins, minutes, head: () => screen.getByRole('heading', { level: 1 }).textContent };
  }

  test('over the end of the day shows the new one', async () => {
    const { dayBegins, minutes, head, refetched } = showNight();
    await minutes(44);
    expect([head(), refetched]).toEqual([expect.stringMatching(/19.January/), []]);
    dayBegins();
    await minutes(2);
    expect(head()).toMatch(/20.January/);
    expect(refetched).toEqual([getDay.name]);
  });

  test('of a day to come can be written on once the day has begun', async () => {
    const { arrive } = showDay(ahead({ version: 0 }));
    const field = screen.getByLabelText('За що я дякую сьогодні?');
    expect(field).toHaveProperty('readOnly', true);
    const { day, ...rest } = ahead({ version: 0 });
    const begun = { ...current, ...rest, today: rest.date, day: { ...day, availability: 'enabled' } };
    await arrive(getDay, begun);
    await tick();
    expect(field).toHaveProperty('readOnly', false);
    expect(screen.queryByText('Read only')).toBeNull();
  });

  test('with a clock that is fast asks again', async () => {
    const { dayBegins, minutes, head } = showNight();
    await minutes(46);
    expect(head()).toMatch(/19.January/);
    dayBegins();
    await minutes(5);
    expect(head()).toMatch(/20.January/);
  });

  test('leaves a field that has the focus to its day until it is left', async () => {
    const { dayBegins, minutes, head } = showNight();
    const field = screen.getByLabelText('За що я дякую сьогодні?');
    field.focus();
    dayBegins();
    await minutes(46);
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'Ще про вчора.' } });
    expect(head()).toMatch(/19.January/);
    await act(async () => field.blur());
    expect(head()).toMatch(/20.January/);
    await act(async () => {});
    expect(saved).toEqual([
      expect.objectContaining({ date: '2040-01-19', changes: [sent('notes[thanks]', 'Ще про вчора.')] }),
    ]);
  });
});

const ahead = (part: Partial<Day> = {}) => ({
  date: '2101-01-20',
  today: '2101-01-01',
  day: { ...current.day, date: '2101-01-20', availability: 'future', ...part },
});

test('a future day is only read', () => {
  showDay(ahead());
  expect(screen.getByText('Read only')).toBeTruthy();
  expect(screen.queryByText(/^Day \d+ \/ /)).toBeNull();
  expect(screen.getByLabelText('За що я дякую сьогодні?')).toHaveProperty('readOnly', true);
  expect(screen.getByRole('radio', { name: 'Важко' }).matches(':disabled')).toBe(true);
});

test('a future day without entries is a sentence and the way to today', async () => {
  showDay(ahead({ parameters: [], notes: [], details: [], decart: [] }));
  expect(screen.getByText('You can write about today and the days behind you.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to today' }).getAttribute('href')).toBe('/en/diary');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(await screen.findByRole('region', { name: 'Calendar of entries' })).toBeTruthy();
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

test('links lead to the days beside, at the end of the day too', () => {
  showDay({ date: '2026-01-01', today: '2026-01-02' });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Previous day')).toBe('/en/diary/2025-12-31');
  expect(hrefOf('Next day')).toBe('/en/diary');
  const below = within(screen.getByRole('navigation', { name: 'Days before and after' }));
  expect(below.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [expect.stringMatching(/31.December/), '/en/diary/2025-12-31'],
    [expect.stringMatching(/2.January/), '/en/diary'],
  ]);
});

test('another member who has logged in meanwhile gets a day of their own', async () => {
  const { arrive } = showDay();
  const date = `${year}-01-20`;
  const field = screen.getByLabelText('За що я дякую сьогодні?');
  fireEvent.change(field, { target: { value: 'Моє.' } });
  const reply = { ...current, owner: '65f000000000000000000003', date, today: date };
  await arrive(getDay, { ...reply, day: { ...current.day, date, notes: [] } });
  await tick();
  expect(screen.getByLabelText('За що я дякую сьогодні?')).toHaveProperty('value', '');
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

test('eight widgets have their place, tasks and habits beside the day', async () => {
  showDay();
  const widgets = await screen.findByRole('region', { name: 'Diary widgets' });
  expect(within(widgets).getAllByRole('region')).toHaveLength(6);
  const planning = await screen.findByRole('region', { name: 'Planning' });
  expect(within(planning).getByText('Відповісти Ользі про суботу')).toBeTruthy();
  const habits = await screen.findByRole('region', { name: 'Habits' });
  expect(within(habits).getAllByText('4 days in a row, best 4')).toHaveLength(1);
  expect(within(widgets).getByText(/^48.5.хв of 60.хв$/)).toBeTruthy();
  const spheres = within(widgets).getByRole('region', { name: 'Life spheres' });
  expect(within(spheres).getByText('6.4')).toBeTruthy();
  expect(within(spheres).queryByText('Стосунки')).toBeNull();
  expect(within(spheres).getByRole('link', { name: 'Life Wheel' }).getAttribute('href')).toBe(
    '/en/diary/settings?tab=spheres',
  );
});

test('the habits beside the day say what has failed and what is completed', async () => {
  showDay();
  const habits = within(await screen.findByRole('region', { name: 'Habits' }));
  expect(habits.getByText('Failed!')).toBeTruthy();
  expect(habits.getByText('Achievement Complete')).toBeTruthy();
  expect(habits.queryByRole('button', { name: /^Склянка води/ })).toBeNull();
});

test('a failure pressed by mistake can be taken back beside the day', async () => {
  showDay({}, { replies: [[setHabitStatus, () => new Promise(() => {})]] });
  const habits = within(await screen.findByRole('region', { name: 'Habits' }));
  const button = (answer: string) =>
    habits.getByRole('button', { name: `Двадцять хвилин пішки до роботи, today: ${answer}` });
  fireEvent.click(button('failed'));
  expect(button('failed').getAttribute('aria-pressed')).toBe('true');
  expect(button('continues')).toBeTruthy();
});

test('closed tasks leave the room beside the day to open ones', async () => {
  const { jobs, ...rest } = exampleOf(getJobs).reply;
  const closed = Array.from({ length: 6 }, (_, n) => ({
    ...jobs[0]!,
    id: `${n}`.repeat(24),
    text: `Закрите ${n}`,
    state: 'completed' as const,
    availability: 'disabled' as const,
  }));
  showDay({}, { replies: [[getJobs, { ...rest, jobs: [...closed, jobs[0]!] }]] });
  const planning = within(await screen.findByRole('region', { name: 'Planning' }));
  expect(planning.getByText(jobs[0]!.text)).toBeTruthy();
  expect(planning.getAllByText(/^Закрите/)).toHaveLength(5);
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
