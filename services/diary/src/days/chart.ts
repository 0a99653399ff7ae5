import type { DailyReply } from '@stezhka/diary-contract';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale, PlainDate } from '@stezhka/kit-contract';
import { trusted } from 'mongoose';
import { ParameterModel } from '../parameters/parameters.model.ts';
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
  const definitions = await ParameterModel.find({ key: trusted({ $in: keys }) }).lean();
  const lines = definitions.map((one) => {
    const data = days.flatMap(({ date, parameters }) => {
      const found = parameters.find(({ key }) => key === one.key);
      return found ? [{ date, value: found.value }] : [];
    });
    const type = one.type === 'select' ? ('select' as const) : ('tracker' as const);
    return [one.systemName, { title: inLocale(one.title, locale), color: one.color, type, data }] as const;
  });
  return Object.fromEntries(lines);
}
