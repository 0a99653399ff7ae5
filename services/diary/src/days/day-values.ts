import type { Id, PlainDate } from '@stezhka/kit-contract';
import type { ClientSession } from 'mongoose';
import { DayModel } from './days.model.ts';

/** Measured values of a day by key. */
export interface DayValues {
  date: PlainDate;
  values: { key: string; value: number }[];
}

export interface DateRange {
  from: PlainDate;
  to: PlainDate;
}

/** Oldest first; of the given keys alone, else of all. Days without a value are left out. */
export async function dayValues(
  user: Id,
  { from, to }: DateRange,
  { keys, session = null }: { keys?: string[]; session?: ClientSession | null } = {},
): Promise<DayValues[]> {
  const parameters = keys
    ? { $filter: { input: '$parameters', cond: { $in: ['$$this.key', keys] } } }
    : '$parameters';
  const values = { $map: { input: parameters, in: { key: '$$this.key', value: '$$this.value' } } };
  const days = await DayModel.aggregate<DayValues>([
    { $match: { user, filled: true, date: { $gte: from, $lte: to } } },
    { $sort: { date: 1 } },
    { $project: { _id: 0, date: 1, values } },
  ]).session(session);
  return days.filter(({ values }) => values.length);
}

export const measuredValue = ({ values }: DayValues, key: string): number | undefined =>
  values.find((one) => one.key === key)?.value;
