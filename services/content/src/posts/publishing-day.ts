import { clock } from '@stezhka/kit/clock';
import type { PlainDate } from '@stezhka/kit-contract';

const TIME_ZONE = 'Europe/Kyiv';
const HOUR = 9;

/** Publication is at nine in the morning in Kyiv. */
export const comesOut = (day: PlainDate): Date => clock.startOf(day, TIME_ZONE, HOUR);

export const publishingDay = (moment: Date): PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(TIME_ZONE)
    .toPlainDate()
    .toString();

export const daysAgo = (days: number): PlainDate => clock.today(TIME_ZONE).subtract({ days }).toString();
