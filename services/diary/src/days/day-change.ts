import { type DayChange, nearestStep } from '@stezhka/diary-contract';
import { AppError } from '@stezhka/kit/errors';
import { inputText } from '@stezhka/kit/forms';
import type { Locale } from '@stezhka/kit-contract';
import { Types, trusted } from 'mongoose';
import { ParameterModel } from '../parameters/parameters.model.ts';
import type { OpenDay } from './open-day.ts';

/** Without the version; an unchanged value keeps its id. */
export function changed(day: OpenDay, change: Omit<DayChange, 'date' | 'version'>): OpenDay {
  const parameters = [...day.parameters];
  for (const { key, value } of change.parameters ?? []) {
    const at = parameters.findIndex((one) => one.key === key);
    if (value === null) {
      if (at >= 0) parameters.splice(at, 1);
    } else if (at < 0) parameters.push({ _id: new Types.ObjectId(), key, value });
    else parameters[at] = { ...parameters[at]!, value };
  }
  const notes = new Map(day.notes.map(({ key, value }) => [key, value]));
  for (const { key, value } of change.notes ?? []) {
    if (value.trim()) notes.set(key, value);
    else notes.delete(key);
  }
  return {
    ...day,
    parameters,
    notes: [...notes].map(([key, value]) => ({ key, value })),
    details: change.details ? [...change.details].sort() : day.details,
  };
}

export const sameContent = (a: OpenDay, b: OpenDay): boolean => contentOf(a) === contentOf(b);

const contentOf = ({ parameters, notes, details }: OpenDay): string =>
  JSON.stringify([
    parameters.map(({ key, value }) => `${key} ${value}`).sort(),
    notes.map(({ key, value }) => [key, value]).sort(),
    [...details].sort(),
  ]);

/** Checks keys, bounds and options. @throws AppError invalid_input, with a message by key */
export async function checkChange(
  { parameters = [], notes = [], details = [] }: DayChange,
  locale: Locale,
): Promise<void> {
  const keys = [...parameters.map(({ key }) => key), ...notes.map(({ key }) => key), ...details];
  const found = await ParameterModel.find({ key: trusted({ $in: keys }) }).lean();
  const definitions = new Map(found.map((one) => [one.key, one]));
  const inGroup = (key: string, group: string) => definitions.get(key)?.group === group;
  const wrong = [
    ...parameters
      .filter(({ key, value }) => !inGroup(key, 'parameters') || (value !== null && !fits(key, value)))
      .map(({ key }) => key),
    ...notes.map(({ key }) => key).filter((key) => !inGroup(key, 'notes')),
    ...details.filter((key) => !inGroup(key, 'details')),
  ];
  if (wrong.length)
    throw new AppError('invalid_input', {
      fields: Object.fromEntries(wrong.map((key) => [key, inputText('any.invalid', undefined, locale)])),
    });

  function fits(key: string, value: number): boolean {
    const { bounds, options } = definitions.get(key)!;
    if (bounds) return Math.abs(value - nearestStep(value, bounds)) < 1e-6;
    return options.some((option) => option.value === value);
  }
}
