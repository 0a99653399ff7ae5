import { join } from 'node:path';
import { getEvent, getEvents } from '@stezhka/content-contract';
import type { CallArgs } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { type PageOptions, readTexts, renderPage } from '@stezhka/shell/testing';
import { screen, within } from '@testing-library/react';
import { calendarFile } from './calendar-file.ts';
import { Component as EventPage } from './event.page.tsx';
import { Component as EventsPage } from './events.page.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const { event } = exampleOf(getEvent).reply;
const [card] = exampleOf(getEvents).reply.events;
const reply = (events = [card!], pages = 1) => ({
  events,
  pagination: { page: 1, pages, limit: 9, total: events.length },
});
const showList = (path: string, more: Partial<PageOptions> = {}) =>
  renderPage(EventsPage, { texts, locale: 'en', path, route: '/podii', ...more });
const showEvent = (more: object = {}, options: Partial<PageOptions> = {}) =>
  renderPage(EventPage, {
    texts,
    locale: 'en',
    path: `/podii/${event.slug}`,
    route: '/podii/:slug',
    replies: [[getEvent, { event: { ...event, ...more }, related: [] }]],
    ...options,
  });

describe('the list of events', () => {
  test('shows when, where and for how much, each leading to its page', () => {
    showList('/podii');
    const heading = screen.getByRole('heading', { level: 2, name: event.title });
    expect(within(heading).getByRole('link').getAttribute('href')).toBe(`/en/podii/${event.slug}`);
    // Half past four in UTC is half past six in Kyiv.
    expect(screen.getByText(/Thursday/).textContent).toMatch(/3\sDecember, 18:30/);
    expect(screen.getByText(/free/).textContent).toContain(event.place);
  });

  test('past events and the page stand in the address', () => {
    const asked: CallArgs[] = [];
    const events = (args: CallArgs) => {
      asked.push(args);
      return reply([card!], 3);
    };
    showList('/podii?when=past&page=2', { replies: [[getEvents, events]] });
    expect(asked).toEqual([{ query: { limit: 9, when: 'past', page: '2' } }]);
    expect(screen.getByRole('link', { name: 'Past' }).getAttribute('aria-current')).toBe('page');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');
    expect(pages.map((link) => link.getAttribute('href'))).toContain('/en/podii?when=past&page=3');
  });

  test.each([
    ['/podii', 'Nothing is planned just yet', '/en/news'],
    ['/podii?when=past', 'There are no past events yet', '/en/podii'],
  ])('%s without events says so and leads on', (path, words, href) => {
    showList(path, { replies: [[getEvents, reply([])]] });
    const empty = screen.getByText(words).parentElement!;
    expect(within(empty).getByRole('link').getAttribute('href')).toBe(href);
  });
});

describe('one event', () => {
  test.each([
    ['uk', '3', 'грудня', 'четвер'],
    ['ru', '3', 'декабря', 'четверг'],
    ['en', '3', 'December', 'Thursday'],
  ] as const)('in %s its day stands apart from the month and the weekday', (locale, day, month, weekday) => {
    showEvent({}, { locale });
    const date = document.querySelector('header time')!;
    expect([...date.querySelectorAll('b, span')].map((one) => one.textContent)).toEqual([
      day,
      month + weekday,
    ]);
  });

  test('an event to come can be booked and put into a calendar', () => {
    showEvent({ seats: 12, price: 150 });
    const facts = within(screen.getByRole('complementary', { name: 'When and where' }));
    expect(facts.getByText(/18:30–20:00/)).toBeTruthy();
    expect(facts.getByText('12 seats')).toBeTruthy();
    expect(facts.getByText(/150/)).toBeTruthy();
    expect(facts.getByRole('link', { name: 'Write to us to come' })).toBeTruthy();
    const link = facts.getByRole('link', { name: 'Add to calendar' });
    expect(link.getAttribute('download')).toBe(`${event.slug}.ics`);
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain('DTSTART:20261203T163000Z');
  });

  test('an event over midnight names both days, as they are in Kyiv', () => {
    showEvent({ startsAt: '2026-12-03T20:30:00Z', endsAt: '2026-12-03T22:30:00Z' });
    const facts = within(screen.getByRole('complementary', { name: 'When and where' }));
    const words = facts.getAllByRole('listitem')[0]!.textContent;
    expect(words).toMatch(/3\sDecember.*22:30 – 4\sDecember.*00:30/);
  });

  test('a past event says that it is over and offers neither', () => {
    showEvent({ past: true });
    expect(screen.getByText('This event is over')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Write to us to come' })).toBeNull();
  });

  test('the host leads to the author’s page, where a release has it', () => {
    const host = { slug: 'olena-haiova', name: 'Olena', role: 'psychologist', imageData: null };
    showEvent({ host });
    expect(screen.getByRole('link', { name: 'Olena' }).getAttribute('href')).toBe('/en/authors/olena-haiova');
  });
});

test('a calendar file has lines of at most 75 octets and escapes what parts its values', () => {
  const file = calendarFile({
    ...event,
    title: 'Письмо; вода, камінь \\ вітер',
    excerpt: `${'Дуже довгий опис вечора. '.repeat(8)}\nДругий рядок`,
  });
  const lines = file.split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('SUMMARY:Письмо\\; вода\\, камінь \\\\ вітер\r\n');
  expect(unfolded).toContain('\\nДругий рядок\r\n');
});
