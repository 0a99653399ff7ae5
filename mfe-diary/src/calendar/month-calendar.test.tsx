import { fireEvent, screen } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { MonthCalendar } from './month-calendar.tsx';

const showMonth = () => show(<MonthCalendar today="2026-11-20" selected="2026-11-18" />);

test('days that have come lead to their pages; written ones say so', () => {
  showMonth();
  expect(screen.getByRole('link', { name: /^18.November, has an entry$/ }).getAttribute('aria-current')).toBe(
    'date',
  );
  expect(screen.getByRole('link', { name: /^17.November$/ }).getAttribute('href')).toBe(
    '/en/diary/2026-11-17',
  );
  expect(screen.getByRole('link', { name: /^20.November/ }).getAttribute('href')).toBe('/en/diary');
  expect(screen.queryByRole('link', { name: /^21/ })).toBeNull();
});

test('months are turned back, and forward no further than today', () => {
  showMonth();
  expect(screen.getByRole('button', { name: 'December' }).matches(':disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'October' }));
  expect(screen.getByRole('heading').textContent).toBe('October');
  expect(screen.getByRole('link', { name: /^31.October$/ }).getAttribute('href')).toBe(
    '/en/diary/2026-10-31',
  );
});
