import { getCalendarDates } from '@stezhka/diary-contract';
import { fireEvent, screen } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { MonthCalendar } from './month-calendar.tsx';

const showMonth = () => show(<MonthCalendar today="2026-11-20" selected="2026-11-18" />);

test('each date leads to its page and says what it holds', () => {
  showMonth();
  expect(screen.getByRole('link', { name: /^18.November, has an entry$/ }).getAttribute('aria-current')).toBe(
    'date',
  );
  expect(screen.getByRole('link', { name: /^17.November$/ }).getAttribute('href')).toBe(
    '/en/diary/2026-11-17',
  );
  expect(screen.getByRole('link', { name: /^20.November/ }).getAttribute('href')).toBe('/en/diary');
  expect(screen.getByRole('link', { name: /^28.November, 2 events$/ }).getAttribute('href')).toBe(
    '/en/diary/2026-11-28',
  );
});

test('a level is told by the number of its dots, not by its colour alone', () => {
  const dates = [3, 2, 1].map((level) => ({
    date: `2026-11-0${level}`,
    availability: 'enabled',
    filled: true,
    color: `level-${level}`,
    events: [],
    eventCount: 0,
  }));
  show(<MonthCalendar today="2026-11-20" selected="2026-11-18" />, {
    replies: [[getCalendarDates, { dates }]],
  });
  const dots = [1, 2, 3].map(
    (date) =>
      screen.getByRole('link', { name: new RegExp(`^${date}.November`) }).querySelector('span')!.textContent,
  );
  expect(dots).toEqual(['•', '••', '•••']);
});

test('months are turned both ways: events may lie ahead', () => {
  showMonth();
  fireEvent.click(screen.getByRole('button', { name: 'October' }));
  expect(screen.getByRole('heading').textContent).toBe('October');
  expect(screen.getByRole('link', { name: /^31.October$/ }).getAttribute('href')).toBe(
    '/en/diary/2026-10-31',
  );
});

test('events are counted, however few colours they have', () => {
  const date = {
    date: '2026-11-28',
    availability: 'future',
    filled: false,
    color: null,
    events: ['level-1'],
    eventCount: 2,
  };
  show(<MonthCalendar today="2026-11-20" selected="2026-11-18" />, {
    replies: [[getCalendarDates, { dates: [date] }]],
  });
  expect(screen.getByRole('link', { name: /^28.November, 2 events$/ })).toBeTruthy();
});

test('no month before the year 2000 is turned to', () => {
  show(<MonthCalendar today="2026-11-20" selected="2000-02-10" />);
  const before = (name: RegExp) => screen.getByRole('button', { name });
  fireEvent.click(before(/^January/));
  expect(before(/^December/)).toHaveProperty('disabled', true);
  fireEvent.click(before(/^December/));
  expect(screen.getByRole('heading').textContent).toMatch(/^January/);
});
