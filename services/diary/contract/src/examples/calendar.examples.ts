import { describeCall } from '@stezhka/kit-contract/examples';
import {
  type CalendarEvent,
  getCalendarDates,
  getCalendarEventHistory,
  getCalendarEvents,
  getCalendarEventsHistory,
  removeCalendarEvent,
  setCalendarEvent,
} from '../calendar.ts';

const event: CalendarEvent = {
  id: '6560b0d1a2c4e8f0123456e1',
  date: '2026-11-20',
  time: '18:30',
  title: 'Хор у будинку культури',
  note: 'Взяти ноти й термос.',
  color: 'sphere-rest',
  revision: 2,
};
const { revision: _, ...shown } = event;

describeCall(getCalendarDates, {
  summary: 'Dates of a month that hold something, with their colours',
  throws: ['diary_closed'],
  example: {
    query: { month: '2026-11' },
    reply: {
      dates: [
        {
          date: '2026-11-18',
          availability: 'enabled',
          filled: true,
          color: 'primary',
          events: [],
          eventCount: 0,
        },
        {
          date: '2026-11-28',
          availability: 'future',
          filled: false,
          color: null,
          events: ['sphere-rest'],
          eventCount: 2,
        },
      ],
    },
  },
});

describeCall(getCalendarEvents, {
  summary: 'Calendar events of a date',
  throws: ['diary_closed', 'not_found'],
  example: { params: { date: event.date }, reply: { date: event.date, events: [event] } },
});

describeCall(setCalendarEvent, {
  summary: 'Create or edit a calendar event',
  throws: ['diary_closed', 'event_changed', 'diary_erased', 'events_full', 'calendar_full', 'not_found'],
  example: { body: { ...event, revision: 0 }, reply: { event: { ...event, revision: 1 } } },
});

describeCall(removeCalendarEvent, {
  summary: 'Remove a calendar event',
  throws: ['diary_closed', 'not_found'],
  example: { params: { id: event.id }, reply: { id: event.id, date: event.date } },
});

describeCall(getCalendarEventHistory, {
  summary: 'Changes of one calendar event',
  throws: ['diary_closed', 'not_found'],
  example: {
    query: { id: event.id },
    reply: {
      changes: [
        { kind: 'changed', at: '2026-11-19T16:05:00.000Z', event: shown },
        { kind: 'created', at: '2026-11-18T09:12:00.000Z', event: { ...shown, time: null, note: '' } },
      ],
    },
  },
});

describeCall(getCalendarEventsHistory, {
  summary: 'Past calendar events, or those that were removed, by page',
  throws: ['diary_closed'],
  example: {
    query: { limit: 20, page: 1 },
    reply: { events: [event], pagination: { page: 1, pages: 1, limit: 20, total: 1 } },
  },
});
