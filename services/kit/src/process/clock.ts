/** A moment tests can name: ISO 8601 with offset, or a Date. */
export type Moment = Date | string;

let stoppedAt: number | undefined;

/** The one source of time of a process; nothing else asks the system, so that tests can move it. */
export const clock = {
  now: (): Date => new Date(stoppedAt ?? Date.now()),

  /** Milliseconds from now as a moment; negative for the past. */
  in: (ms: number): Date => new Date(clock.now().getTime() + ms),

  /**
   * The calendar date a person lives in.
   * @param timeZone IANA name, e.g. 'Europe/Kyiv'
   * @param dayStart hour (0 to 23) at which that person's day begins; before it, it is still yesterday
   */
  today(timeZone: string, dayStart = 0): Temporal.PlainDate {
    const wall = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO(timeZone);
    // Wall-clock hours, not elapsed ones: on the night clocks change, the day still begins at its hour.
    return wall.toPlainDateTime().subtract({ hours: dayStart }).toPlainDate();
  },

  /** The moment at which a person's calendar date begins. */
  startOf(date: Temporal.PlainDate | string, timeZone: string, dayStart = 0): Date {
    const start = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: { hour: dayStart } });
    return new Date(start.epochMilliseconds);
  },
};

/** Stops the clock at a moment; null lets it run again. For tests and the seed. */
export function setClock(moment: Moment | null): void {
  stoppedAt = moment === null ? undefined : new Date(moment).getTime();
  if (Number.isNaN(stoppedAt)) throw new RangeError(`Not a moment: ${String(moment)}`);
}

/** Moves a stopped clock on, e.g. { minutes: 30 }; stops a running one first. */
export function advanceClock(duration: {
  days?: number;
  hours?: number;
  minutes?: number;
  seconds?: number;
}): void {
  const { days = 0, hours = 0, minutes = 0, seconds = 0 } = duration;
  setClock(clock.in((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000));
}
