import type { CurrentDayReply } from '@stezhka/diary-contract';
import type { PlainDate } from '@stezhka/kit-contract';
import { trusted } from 'mongoose';
import { ParameterModel } from '../parameters/parameters.model.ts';
import { DayModel } from './days.model.ts';

/** What was measured before that is no habit any more. */
const DAYS = 30;

/** Where a control begins that has no value on this day; what a day adds up begins at its least. */
export async function lastValuesBefore(
  user: string,
  date: PlainDate,
): Promise<CurrentDayReply['lastValues']> {
  const [days, sums] = await Promise.all([
    DayModel.find({ user, filled: true, date: trusted({ $lt: date }) })
      .sort({ date: -1 })
      .limit(DAYS)
      .select({ parameters: 1 })
      .lean(),
    ParameterModel.find({ group: 'parameters', total: 'sum' }).select({ key: 1 }).lean(),
  ]);
  const counters = new Set(sums.map(({ key }) => key));
  const last = new Map<string, number>();
  for (const { key, value } of days.flatMap(({ parameters }) => parameters)) {
    if (!last.has(key) && !counters.has(key)) last.set(key, value);
  }
  return [...last].map(([key, value]) => ({ key, value }));
}
