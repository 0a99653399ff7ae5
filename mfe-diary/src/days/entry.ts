import type { Day, Note, ParameterDefinition } from '@stezhka/diary-contract';
import type { ImageData } from '@stezhka/kit-contract';

export interface Entry {
  date: string;
  measured: { parameter: ParameterDefinition; value: number }[];
  notes: Pick<Note, 'key' | 'title' | 'value'>[];
  details: string[];
  /** What was weighed in the Descartes Square. */
  decisions: string[];
  image: ImageData | null;
}

/** Values whose definition is gone are left out. */
export function entryOf(day: Day, parameters: ParameterDefinition[], details: ParameterDefinition[]): Entry {
  return {
    date: day.date,
    notes: [...day.notes, ...answerOf(day)],
    measured: parameters.flatMap((parameter) => {
      const found = day.parameters.find(({ key }) => key === parameter.key);
      return found ? [{ parameter, value: found.value }] : [];
    }),
    details: details.filter(({ key }) => day.details.includes(key)).map(({ title }) => title),
    decisions: day.decart.map(({ decision }) => decision).filter(Boolean),
    image: day.imageData,
  };
}

const answerOf = ({ question: { text, answer } }: Day) =>
  answer ? [{ key: 'question', title: text, value: answer }] : [];
