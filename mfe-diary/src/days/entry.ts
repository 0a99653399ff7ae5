import type { Day, Note, ParameterDefinition } from '@stezhka/diary-contract';

export interface Entry {
  date: string;
  measured: { parameter: ParameterDefinition; value: number }[];
  notes: Pick<Note, 'key' | 'title' | 'value'>[];
  details: string[];
}

/** Values whose definition is gone are left out. */
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
