import type { Day, DecartEntry, DecartTexts, FieldValue } from '@stezhka/diary-contract';

/** Values by field (`FieldChange`) that are not saved yet. */
export type Pending = Record<string, FieldValue>;

/** A day with what is not saved yet laid over it. */
export interface DayView {
  parameters: Record<string, number>;
  notes: Record<string, string>;
  details: string[];
  /** The answer to the question of the day. */
  answer: string;
  decart: DecartEntry[];
}

export const decartField = (id: string) => `decart[${id}]`;
const DECART = /^decart\[(\w+)\]$/;
export const isDecart = (field: string): boolean => DECART.test(field);

/** Fields of free text. */
export const isWritten = (field: string): boolean => field === 'question' || field.startsWith('notes[');

export const EMPTY_DECART: DecartTexts = {
  decision: '',
  willIfHappen: '',
  willIfNotHappen: '',
  wontIfHappen: '',
  wontIfNotHappen: '',
};

export const textsOf = ({ id: _, ...texts }: DecartEntry): DecartTexts => texts;
export const isBlankDecart = (texts: DecartTexts): boolean =>
  !Object.values(texts).some((text) => text.trim());

export const isBlank = ({ parameters, notes, details, answer, decart }: DayView): boolean =>
  !Object.keys(parameters).length &&
  !Object.values(notes).some(Boolean) &&
  !details.length &&
  !answer &&
  decart.every((entry) => isBlankDecart(textsOf(entry)));

export function viewOf(day: Day, pending: Pending): DayView {
  const view: DayView = {
    parameters: Object.fromEntries(day.parameters.map(({ key, value }) => [key, value])),
    notes: Object.fromEntries(day.notes.map(({ key, value }) => [key, value])),
    details: [...day.details],
    answer: day.question.answer,
    decart: day.decart,
  };
  for (const [field, value] of Object.entries(pending)) lay(view, field, value);
  return view;
}

function lay(view: DayView, field: string, value: FieldValue): void {
  if (field === 'question') view.answer = (value as string | null) ?? '';
  else if (field.startsWith('notes[')) view.notes[field] = (value as string | null) ?? '';
  else if (field.startsWith('details[')) {
    const others = view.details.filter((key) => key !== field);
    view.details = value ? [...others, field] : others;
  } else if (isDecart(field)) layDecart(view, DECART.exec(field)![1]!, value as DecartTexts | null);
  else if (value === null) delete view.parameters[field];
  else view.parameters[field] = value as number;
}

function layDecart(view: DayView, id: string, texts: DecartTexts | null): void {
  if (!texts) view.decart = view.decart.filter((entry) => entry.id !== id);
  else if (view.decart.some((entry) => entry.id === id))
    view.decart = view.decart.map((entry) => (entry.id === id ? { id, ...texts } : entry));
  else view.decart = [...view.decart, { id, ...texts }];
}
