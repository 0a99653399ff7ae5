import type { CurrentDayReply } from '@stezhka/diary-contract';
import type { PlainDate } from '@stezhka/kit-contract';
import { trusted } from 'mongoose';
import { ParameterModel } from '../parameters/parameters.model.ts';
import { DayModel } from './days.model.ts';

/** What was measured before that is no habit any more. */
const DAYS = 30;

/**
 * Where a control begins that has no value on this day: a level at the last one, what a day adds up at the member's
 * usual one, either at the definition's until there is one. What is counted thing by thing begins at its least.
 */
export async function lastValuesBefore(
  user: string,
  date: PlainDate,
): Promise<CurrentDayReply['lastValues']> {
  const [days, definitions] = await Promise.all([
    DayModel.find({ user, filled: true, date: trusted({ $lt: date }) })
      .sort({ date: -1 })
      .limit(DAYS)
      .select({ parameters: 1 })
      .lean(),
    ParameterModel.find({ group: 'parameters' }).select({ key: 1, total: 1, usual: 1 }).lean(),
  ]);
  const byKey = new Map(definitions.map((one) => [one.key, one]));
  /** Newest first. */
  const given = new Map<string, number[]>();
  for (const { key, value } of days.flatMap(({ parameters }) => parameters))
    given.set(key, [...(given.get(key) ?? []), value]);
  const start = new Map(definitions.flatMap(({ key, usual }) => (usual === undefined ? [] : [[key, usual]])));
  for (const [key, values] of given) {
    const definition = byKey.get(key);
    if (definition?.total !== 'sum') start.set(key, values[0]!);
    else if (definition.usual !== undefined) start.set(key, medianOf(values));
  }
  return [...start].map(([key, value]) => ({ key, value }));
}

/** One of the values, so that it lies on a step; of two in the middle the lesser. */
const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;
