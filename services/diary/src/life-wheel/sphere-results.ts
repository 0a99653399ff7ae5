import { OTHER_SPHERE, parameterKey, type TrackerBounds } from '@stezhka/diary-contract';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import { trusted } from 'mongoose';
import { DayModel } from '../days/days.model.ts';
import { OwnParameterModel } from '../parameters/own-parameters.model.ts';
import { type ParameterFields, ParameterModel } from '../parameters/parameters.model.ts';

/** Of the service or of the member. */
interface Judged extends Pick<ParameterFields, 'key' | 'spheres' | 'rating'> {
  options: { value: number }[];
  bounds?: TrackerBounds | null | undefined;
}

const DAYS = 30;
/** With fewer the result would be a mood, not a result. */
const DAYS_AT_LEAST = 3;

/**
 * The present result of each sphere, 0 to 10: on each of the last 30 days the mean of what the day says of the sphere,
 * then the mean of those days. A choice says its place on its scale, a number its place between `rating.from` and
 * `rating.to`, or on the scale of ten; other numbers (money, weight) are not judged.
 */
export async function sphereResults(user: Id, today: PlainDate): Promise<Map<string, number>> {
  const from = Temporal.PlainDate.from(today)
    .subtract({ days: DAYS - 1 })
    .toString();
  const [days, found, own] = await Promise.all([
    DayModel.find({ user, filled: true, date: trusted({ $gte: from, $lte: today }) })
      .select({ parameters: 1 })
      .lean(),
    ParameterModel.find({ group: 'parameters' }).sort({ order: 1 }).lean(),
    // A choice of one's own is a list of words, which need not go from worst to best.
    OwnParameterModel.find({ user, type: 'tracker' }).lean(),
  ]);
  const definitions: Judged[] = [
    ...found,
    ...own.map((one) => ({ ...one, key: parameterKey('parameters', one.systemName) })),
  ];
  const marks = new Map<string, number[]>();
  for (const { parameters } of days) {
    for (const [sphere, ofDay] of marksOf(parameters, definitions))
      marks.set(sphere, [...(marks.get(sphere) ?? []), mean(ofDay)]);
  }
  return new Map(
    [...marks]
      .filter(([, ofDays]) => ofDays.length >= DAYS_AT_LEAST)
      .map(([sphere, ofDays]) => [sphere, Math.round(mean(ofDays) * 10) / 10]),
  );
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function marksOf(values: { key: string; value: number }[], definitions: Judged[]): Map<string, number[]> {
  const marks = new Map<string, number[]>();
  for (const { key, value } of values) {
    const definition = definitions.find((one) => one.key === key);
    const mark = definition && markOf(definition, value);
    if (mark === undefined) continue;
    for (const sphere of definition!.spheres.length ? definition!.spheres : [OTHER_SPHERE])
      marks.set(sphere, [...(marks.get(sphere) ?? []), mark]);
  }
  return marks;
}

const TEN = { from: 0, to: 10 };

/** 0 to 10; undefined for what is not judged. */
export function markOf(
  { options, bounds, rating }: Omit<Judged, 'key' | 'spheres'>,
  value: number,
): number | undefined {
  if (options.length) {
    const places = options.map((option) => option.value);
    const [least, most] = [Math.min(...places), Math.max(...places)];
    return ((value - least) / (most - least)) * 10;
  }
  const range = rating ?? (bounds?.min === TEN.from && bounds.max === TEN.to ? TEN : undefined);
  if (!range) return undefined;
  const place = (value - range.from) / (range.to - range.from);
  return Math.min(Math.max(place, 0), 1) * 10;
}
