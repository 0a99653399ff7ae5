import type { CalendarDate } from '@stezhka/diary-contract';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import { trusted } from 'mongoose';
import { DayModel } from '../days/days.model.ts';
import { ParameterModel } from '../parameters/parameters.model.ts';
import { eventColors } from './calendar.service.ts';

/** The choice whose colour a date wears. */
const MOOD = 'parameters[mood]';

/** Dates of a month, 'YYYY-MM', that hold an entry or an event. */
export async function calendarDates(user: Id, month: string, today: PlainDate): Promise<CalendarDate[]> {
  const [from, to] = [`${month}-01`, `${month}-31`];
  const [days, events, mood] = await Promise.all([
    DayModel.find({ user, filled: true, date: trusted({ $gte: from, $lte: to }) })
      .select({ date: 1, parameters: 1 })
      .lean(),
    eventColors(user, { from, to }),
    ParameterModel.findOne({ key: MOOD }).lean(),
  ]);
  const colorOf = (date: PlainDate): string | null => {
    const chosen = days.find((one) => one.date === date)?.parameters.find(({ key }) => key === MOOD)?.value;
    return mood?.options.find(({ value }) => value === chosen)?.color ?? null;
  };
  const dates = [...new Set([...days, ...events].map(({ date }) => date))].sort();
  return dates.map((date) => {
    const colors = events.filter((one) => one.date === date).map(({ color }) => color);
    return {
      date,
      availability: date > today ? 'future' : 'enabled',
      filled: days.some((one) => one.date === date),
      color: colorOf(date),
      events: [...new Set(colors)],
      eventCount: colors.length,
    };
  });
}
