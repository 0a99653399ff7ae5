/** ISO 8601 with offset, or a Date. */
export type Moment = Date | string;

let stoppedAt: number | undefined;

/** The only source of time, so that tests can move it. */
export const clock = {
  now: (): Date => new Date(stoppedAt ?? Date.now()),

  in: (ms: number): Date => new Date(clock.now().getTime() + ms),

  /** Date in an IANA time zone; `dayStart` is the hour (0 to 23) at which the person's day begins. */
  today: (timeZone: string, dayStart = 0): Temporal.PlainDate => clock.dayOf(clock.now(), timeZone, dayStart),

  dayOf(moment: Date, timeZone: string, dayStart = 0): Temporal.PlainDate {
    const wall = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
    // Wall-clock hours: the day begins at its hour also on the night when clocks change.
    return wall.toPlainDateTime().subtract({ hours: dayStart }).toPlainDate();
  },

  startOf(date: Temporal.PlainDate | string, timeZone: string, dayStart = 0): Date {
    const start = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: { hour: dayStart } });
    return new Date(start.epochMilliseconds);
  },
};

/** Null lets the clock run again. For tests and the seed. */
export function setClock(moment: Moment | null): void {
  stoppedAt = moment === null ? undefined : new Date(moment).getTime();
  if (Number.isNaN(stoppedAt)) throw new RangeError(`Not a moment: ${String(moment)}`);
}

export function advanceClock(duration: {
  days?: number;
  hours?: number;
  minutes?: number;
  seconds?: number;
}): void {
  const { days = 0, hours = 0, minutes = 0, seconds = 0 } = duration;
  setClock(clock.in((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000));
}
