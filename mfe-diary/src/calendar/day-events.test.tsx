import {
  type CalendarEvent,
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

const showEvents = (options: Options = {}) => show(<DayEvents date="2026-11-20" />, options);
const open = async (button: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const settled = () => act(async () => {});

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
  expect(await dialog.findByText(/^Created/)).toBeTruthy();
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
  const dialog = await open('Past events');
  expect(dialog.getByText(event.title)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Show earlier ones' }));
  expect(dialog.getAllByText(event.title)).toHaveLength(2);
  expect(dialog.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
});
