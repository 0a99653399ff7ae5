import type { Day, Note, ParameterDefinition } from '@stezhka/diary-contract';

/** A written day, ready to be shown. */
export interface Entry {
  date: string;
  measured: { parameter: ParameterDefinition; value: number }[];
  notes: Pick<Note, 'key' | 'title' | 'value'>[];
  /** Titles of what happened. */
  details: string[];
}

/** Finds the words of a day among the definitions; what has none any more is left out. */
export function entryOf(day: Day, parameters: ParameterDefinition[], details: ParameterDefinition[]): Entry {
  return {
    date: day.date,
    notes: day.notes,
    measured: parameters.flatMap((parameter) => {
      const found = day.parameters.find(({ key }) => key === parameter.key);
      return found ? [{ parameter, value: found.value }] : [];
    }),
    details: details.filter(({ key }) => day.details.includes(key)).map(({ title }) => title),
  };
}
