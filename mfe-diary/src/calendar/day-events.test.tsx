import { getUser } from '@stezhka/account-contract';
import { exampleUser } from '@stezhka/account-contract/examples';
import {
  type CalendarEvent,
  getCalendarEventHistory,
  getCalendarEvents,
  getCalendarEventsHistory,
  removeCalendarEvent,
  setCalendarEvent,
} from '@stezhka/diary-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing } from '@stezhka/shell/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { DayEvents } from './day-events.tsx';

const { events } = exampleOf(getCalendarEvents).reply;
const event = events[0]!;
type Options = NonNullable<Parameters<typeof show>[1]>;

const showEvents = ({ replies = [], ...options }: Options = {}) =>
  show(<DayEvents date="2026-11-20" timeZone="Asia/Tokyo" />, {
    ...options,
    replies: [[getUser, exampleUser], ...replies],
  });
const open = async (button: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const settled = () => act(async () => {});
afterEach(() => sessionStorage.clear());

test('a day without events says so', () => {
  showEvents({ replies: [[getCalendarEvents, { date: '2026-11-20', events: [] }]] });
  expect(screen.getByText('Nothing is planned for this day.')).toBeTruthy();
});

test('events that did not come can be asked for again', () => {
  showEvents({ replies: [[getCalendarEvents, failing(503, 'unavailable', { message: 'Resting.' })]] });
  expect(screen.getByText('Resting.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a new event needs a title; a failed save is repeated with the same id', async () => {
  let calls = 0;
  const { made } = showEvents({
    replies: [
      [
        setCalendarEvent,
        () =>
          calls++
            ? exampleOf(setCalendarEvent).reply
            : failing(0, 'unreachable', { message: 'No connection' }),
      ],
    ],
  });
  const dialog = await open('Add an event');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Say what the event is')).toBeTruthy();
  type(dialog.getByLabelText(/^Name/), ' Хор ');
  type(dialog.getByLabelText(/^Time/), '18:30');
  fireEvent.click(dialog.getByRole('radio', { name: 'Level 3, red' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await settled();
  expect(dialog.getByRole('alert').textContent).toBe('No connection');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await settled();
  const [first, second] = made.map(({ args }) => args.body as CalendarEvent);
  expect(first).toMatchObject({
    id: expect.stringMatching(/^[\da-f]{24}$/),
    date: '2026-11-20',
    time: '18:30',
    title: 'Хор',
    color: 'level-3',
    revision: 0,
  });
  expect(second).toEqual(first);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an event is edited upon its revision, and its changes can be read', async () => {
  const { made } = showEvents();
  const dialog = await open(/Хор у будинку культури/);
  const history = dialog.getByText('History of changes').closest('details')!;
  history.open = true;
  fireEvent(history, new Event('toggle'));
  // 16:05 and 09:12 UTC in the member's own zone.
  expect((await dialog.findByText(/^Changed/)).textContent).toMatch(/20.November.*01:05/);
  expect(dialog.getByText(/^Created/).textContent).toMatch(/18.November.*18:12/);
  type(dialog.getByLabelText('Note'), 'Ноти взято.');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await settled();
  expect(made[0]!.args.body).toEqual({ ...event, note: 'Ноти взято.' });
});

test('an event that another window has changed is shown, and either one is kept', async () => {
  const theirs = { ...event, title: 'Хор переноситься', revision: 5 };
  let calls = 0;
  const { made } = showEvents({
    replies: [
      [
        setCalendarEvent,
        () => (calls++ ? { event: theirs } : failing(409, 'event_changed', { data: { event: theirs } })),
      ],
    ],
  });
  const dialog = await open(/Хор у будинку культури/);
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Хор переноситься')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await settled();
  expect(made.at(-1)!.args.body).toMatchObject({ title: event.title, revision: 5 });
});

test('an event is removed after a second press', async () => {
  const { made } = showEvents();
  const dialog = await open(/Хор у будинку культури/);
  fireEvent.click(dialog.getByRole('button', { name: 'Remove event' }));
  expect(made).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Yes, remove it' }));
  await settled();
  expect(made).toEqual([{ op: removeCalendarEvent, args: { params: { id: event.id } } }]);
});

test('past events stand in their own window, page by page', async () => {
  const reply = { events, pagination: { page: 1, pages: 2, limit: 10, total: 11 } };
  showEvents({ replies: [[getCalendarEventsHistory, reply]] });
  const dialog = await open('History of events');
  const line = dialog.getByRole('link', { name: new RegExp(event.title) });
  expect(line.getAttribute('href')).toBe(`/en/diary/${event.date}`);
  fireEvent.click(dialog.getByRole('button', { name: 'Show earlier ones' }));
  expect(dialog.getAllByText(event.title)).toHaveLength(2);
  expect(dialog.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
});

test('removed events stand in that window with their changes', async () => {
  const nothing = { events: [], pagination: { page: 1, pages: 1, limit: 10, total: 0 } };
  const reply = (args: { query?: { removed?: boolean } }) =>
    args.query?.removed ? { ...nothing, events } : nothing;
  showEvents({
    replies: [
      [getCalendarEventsHistory, reply],
      [getCalendarEventHistory, exampleOf(getCalendarEventHistory).reply],
    ],
  });
  const dialog = await open('History of events');
  expect(dialog.getByText('No past events yet')).toBeTruthy();
  fireEvent.click(dialog.getByRole('tab', { name: 'Removed' }));
  expect(dialog.getByText('Removed events are kept here for a month.')).toBeTruthy();
  const changes = dialog.getAllByText('History of changes')[0]!.closest('details')!;
  changes.open = true;
  fireEvent(changes, new Event('toggle'));
  expect(within(changes).getAllByRole('listitem').length).toBeGreaterThan(0);
});

test('words of a new event outlive a closed window and a reload, until they are saved', async () => {
  const first = showEvents();
  let dialog = await open('Add an event');
  type(dialog.getByLabelText(/^Name/), 'Хор');
  type(dialog.getByLabelText('Note'), 'Ноти.');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  dialog = await open('Add an event');
  expect(dialog.getByLabelText('Note')).toHaveProperty('value', 'Ноти.');
  first.unmount();

  showEvents();
  dialog = await open('Add an event');
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'Хор');
  expect(dialog.getByText('This is what you wrote earlier and didn’t save.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await settled();
  dialog = await open('Add an event');
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', '');
  expect(dialog.queryByText(/^This is what you wrote/)).toBeNull();
});

test('unsaved words belong to their event, and can be discarded', async () => {
  showEvents();
  let dialog = await open(/Хор у будинку культури/);
  type(dialog.getByLabelText('Note'), 'Інше.');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  dialog = await open('Add an event');
  expect(dialog.getByLabelText('Note')).toHaveProperty('value', '');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  dialog = await open(/Хор у будинку культури/);
  expect(dialog.getByLabelText('Note')).toHaveProperty('value', 'Інше.');
  fireEvent.click(dialog.getByRole('button', { name: 'Discard it' }));
  expect(dialog.getByLabelText('Note')).toHaveProperty('value', event.note);
  expect(sessionStorage.getItem('stezhka-kept:calendar-events')).toBeNull();
});

test.each(['no event', JSON.stringify({ owner: exampleUser.id, value: { '2026-11-20': { title: 7 } } })])(
  'a malformed draft is no draft: %s',
  async (kept) => {
    sessionStorage.setItem('stezhka-kept:calendar-events', kept);
    showEvents();
    const dialog = await open('Add an event');
    expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', '');
  },
);
