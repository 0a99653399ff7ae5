import type { PlainDate } from '@stezhka/kit-contract';

interface DayStart {
  when: string;
  timeZone: string;
  dayStart: number;
  /** The first moment of the date; a second before it is the date before. */
  at: string;
  date: PlainDate;
  /** On the member's wall, a second before and then. */
  hours: [before: number, then: number];
}

const KYIV = 'Europe/Kyiv';
const YORK = 'America/New_York';
/** Clocks are changed by half an hour. */
const LORD_HOWE = 'Australia/Lord_Howe';

const row = (
  when: string,
  [timeZone, dayStart]: [string, number],
  [at, date]: [string, PlainDate],
  hours: [number, number],
): DayStart => ({ when, timeZone, dayStart, at, date, hours });

/** When days begin: the service and the pages are held to the same moments. */
export const dayStarts: DayStart[] = [
  row('midnight in Kyiv', [KYIV, 0], ['2026-11-20T22:00:00Z', '2026-11-21'], [23, 0]),
  row('four at night in Kyiv', [KYIV, 4], ['2026-11-21T02:00:00Z', '2026-11-21'], [3, 4]),
  row('a start at 23', [KYIV, 23], ['2026-11-20T21:00:00Z', '2026-11-20'], [22, 23]),
  row(
    'half an hour beside the full ones, in Kolkata',
    ['Asia/Kolkata', 0],
    ['2026-11-20T18:30:00Z', '2026-11-21'],
    [23, 0],
  ),
  row('a quarter, in Kathmandu', ['Asia/Kathmandu', 4], ['2026-11-20T22:15:00Z', '2026-11-21'], [3, 4]),
  row('a date before Kyiv’s, in Tokyo', ['Asia/Tokyo', 4], ['2026-11-20T19:00:00Z', '2026-11-21'], [3, 4]),
  row('a leap day', [KYIV, 0], ['2028-02-28T22:00:00Z', '2028-02-29'], [23, 0]),
  row('the night after a leap day', [KYIV, 4], ['2028-03-01T02:00:00Z', '2028-03-01'], [3, 4]),
  row('the first day of a year', [KYIV, 4], ['2027-01-01T02:00:00Z', '2027-01-01'], [3, 4]),
  row('spring in Kyiv', [KYIV, 4], ['2026-03-29T01:00:00Z', '2026-03-29'], [2, 4]),
  row(
    'spring in Kyiv, a start in the hour that it takes away',
    [KYIV, 3],
    ['2026-03-29T01:00:00Z', '2026-03-29'],
    [2, 4],
  ),
  row('midnight before spring in Kyiv', [KYIV, 0], ['2026-03-28T22:00:00Z', '2026-03-29'], [23, 0]),
  row('midnight after spring in Kyiv', [KYIV, 0], ['2026-03-29T21:00:00Z', '2026-03-30'], [23, 0]),
  row('autumn in Kyiv', [KYIV, 4], ['2026-10-25T02:00:00Z', '2026-10-25'], [3, 4]),
  row(
    'autumn in Kyiv, a start in the hour that it gives twice',
    [KYIV, 3],
    ['2026-10-25T00:00:00Z', '2026-10-25'],
    [2, 3],
  ),
  row('midnight after autumn in Kyiv', [KYIV, 0], ['2026-10-25T22:00:00Z', '2026-10-26'], [23, 0]),
  row('spring in New York', [YORK, 4], ['2026-03-08T08:00:00Z', '2026-03-08'], [3, 4]),
  row(
    'spring in New York, a start in the hour that it takes away',
    [YORK, 2],
    ['2026-03-08T07:00:00Z', '2026-03-08'],
    [1, 3],
  ),
  row('autumn in New York', [YORK, 4], ['2026-11-01T09:00:00Z', '2026-11-01'], [3, 4]),
  row(
    'autumn in New York, a start in the hour that it gives twice',
    [YORK, 1],
    ['2026-11-01T05:00:00Z', '2026-11-01'],
    [0, 1],
  ),
  row('spring on Lord Howe', [LORD_HOWE, 4], ['2026-10-03T17:00:00Z', '2026-10-04'], [3, 4]),
  row(
    'spring on Lord Howe, a start in the half-hour that it takes away',
    [LORD_HOWE, 2],
    ['2026-10-03T15:30:00Z', '2026-10-04'],
    [1, 2],
  ),
  row('autumn on Lord Howe', [LORD_HOWE, 4], ['2026-04-04T17:30:00Z', '2026-04-05'], [3, 4]),
  row(
    'autumn on Lord Howe, a start after the half-hour that it gives twice',
    [LORD_HOWE, 2],
    ['2026-04-04T15:30:00Z', '2026-04-05'],
    [1, 2],
  ),
  row(
    'spring in Santiago, which takes midnight away',
    ['America/Santiago', 0],
    ['2026-09-06T04:00:00Z', '2026-09-06'],
    [23, 1],
  ),
  row(
    'autumn in Santiago, whose day has 25 hours',
    ['America/Santiago', 0],
    ['2026-04-05T04:00:00Z', '2026-04-05'],
    [23, 0],
  ),
];
