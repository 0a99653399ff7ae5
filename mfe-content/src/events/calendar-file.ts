import type { EventCard } from '@stezhka/content-contract';

const LINE = 75;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** '2026-12-03T16:30:00.000Z' → '20261203T163000Z' */
const stamp = (moment: string) => `${moment.slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A line ends after 75 octets and goes on behind a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (octets + size > LINE) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += sign;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

type CalendarEvent = Pick<EventCard, 'slug' | 'title' | 'excerpt' | 'place' | 'startsAt' | 'endsAt'>;

/** An iCalendar file (RFC 5545) of one event, the same whenever it is made. */
export const calendarFile = ({ slug, title, excerpt, place, startsAt, endsAt }: CalendarEvent): string =>
  `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stezhka//Events//EN',
    'BEGIN:VEVENT',
    `UID:${slug}@stezhka`,
    `DTSTAMP:${stamp(startsAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(excerpt)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(fold)
    .join('\r\n')}\r\n`;

/** For a link that also works without scripts. */
export const calendarHref = (event: CalendarEvent): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(event))}`;
