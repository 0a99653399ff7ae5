import type { DailyReply } from '@stezhka/diary-contract';
import type { Locale, PlainDate } from '@stezhka/kit-contract';
import { trusted } from 'mongoose';
import { parametersOf } from '../parameters/definitions.ts';
import { DayModel } from './days.model.ts';

const DAYS = 30;

/** Product 3, Day chart. */
export async function chartOf(user: string, to: PlainDate, locale: Locale): Promise<DailyReply['chart']> {
  const from = Temporal.PlainDate.from(to)
    .subtract({ days: DAYS - 1 })
    .toString();
  const days = await DayModel.find({ user, filled: true, date: trusted({ $gte: from, $lte: to }) })
    .sort({ date: 1 })
    .select({ date: 1, parameters: 1 })
    .lean();
  const keys = [...new Set(days.flatMap(({ parameters }) => parameters.map(({ key }) => key)))];
  const parameters = await parametersOf(user, locale, keys);
  const lines = parameters.map(({ definition: { key, systemName, title, color, type } }) => {
    const data = days.flatMap(({ date, parameters }) => {
      const found = parameters.find((one) => one.key === key);
      return found ? [{ date, value: found.value }] : [];
    });
    return [systemName, { title, color, type: type === 'select' ? type : 'tracker', data }] as const;
  });
  return Object.fromEntries(lines);
}
