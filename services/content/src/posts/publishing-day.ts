import { clock } from '@stezhka/kit/clock';
import type { PlainDate } from '@stezhka/kit-contract';

const TIME_ZONE = 'Europe/Kyiv';
const HOUR = 9;

/** Posts come out at nine in the morning in Kyiv. */
export const comesOut = (day: PlainDate): Date => clock.startOf(day, TIME_ZONE, HOUR);

/** The day a post comes out, in Kyiv. */
export const publishingDay = (moment: Date): PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(TIME_ZONE)
    .toPlainDate()
    .toString();

/** That many days before today. */
export const daysAgo = (days: number): PlainDate => clock.today(TIME_ZONE).subtract({ days }).toString();
