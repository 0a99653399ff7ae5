import {
  type DayChange,
  DECART_TEXT_LIMIT,
  type FieldValue,
  NOTE_LIMIT,
  nearestStep,
} from '@stezhka/diary-contract';
import { AppError } from '@stezhka/kit/errors';
import { inputText } from '@stezhka/kit/forms';
import type { Locale } from '@stezhka/kit-contract';
import Joi from 'joi';
import { type Definition, findDefinitions } from '../parameters/definitions.ts';
import { type FieldEdit, fieldGroup } from './day-fields.ts';
import { dateText } from './plain-date.ts';

const KEYS = 100;
const DETAIL = true;
const key = Joi.string().max(90).required();
/** Its length is refused by its field, so that the other changes can be sent without it. */
const text = Joi.string().strict().allow('');
const decartText = text.required();
const decart = Joi.object({
  decision: decartText,
  willIfHappen: decartText,
  willIfNotHappen: decartText,
  wontIfHappen: decartText,
  wontIfNotHappen: decartText,
});
const change = Joi.object({
  field: key,
  base: Joi.number().integer().min(0).max(1e9).required(),
  seq: Joi.number().integer().min(1).max(1e12).required(),
  value: Joi.alternatives(
    Joi.number().strict(),
    Joi.boolean().strict(),
    text,
    decart,
    Joi.valid(null),
  ).required(),
});

export const dayChange = Joi.object<DayChange>({
  date: dateText,
  erasure: Joi.number().integer().min(0).max(1e9).default(0),
  writer: Joi.string().pattern(/^[\w-]{8,40}$/),
  changes: Joi.array().min(1).max(KEYS).unique('field').items(change),
  version: Joi.number().integer().min(0).max(1e9),
  parameters: Joi.array()
    .max(KEYS)
    .unique('key')
    .items(Joi.object({ key, value: Joi.number().allow(null).required() })),
  notes: Joi.array()
    .max(KEYS)
    .unique('key')
    .items(Joi.object({ key, value: Joi.string().allow('').required() })),
  details: Joi.array().max(KEYS).unique().items(key),
})
  .xor('version', 'changes')
  .and('writer', 'changes')
  .without('changes', ['parameters', 'notes', 'details']);

/** Fields of the whole day's form under the group where they stand; of single changes, the field names it. */
const editsByGroup = ({ changes, parameters = [], notes = [], details = [] }: DayChange) =>
  changes?.map(({ field, value }) => ({ field, value, group: fieldGroup(field) })) ?? [
    ...parameters.map(({ key, value }) => ({ field: key, value, group: 'parameters' as const })),
    ...notes.map(({ key, value }) => ({ field: key, value, group: 'notes' as const })),
    ...details.map((field) => ({ field, value: DETAIL, group: 'details' as const })),
  ];

/** Checks fields, bounds and options. @throws AppError invalid_input, with a message by field */
export async function checkChange(user: string, change: DayChange, locale: Locale): Promise<void> {
  const edits = editsByGroup(change);
  const definitions = await findDefinitions(
    user,
    edits.map(({ field }) => field),
  );
  const wrong = edits.flatMap(({ group, ...edit }) => {
    const { field, value } = edit;
    if (!isValid(edit, group, definitions.get(field)))
      return [[field, inputText('any.invalid', undefined, locale)]];
    const limit = exceededLimit(value);
    return limit ? [[field, inputText('string.max', limit, locale)]] : [];
  });
  if (wrong.length) throw new AppError('invalid_input', { fields: Object.fromEntries(wrong) });
}

function exceededLimit(value: FieldValue): number | undefined {
  const isDecart = typeof value === 'object' && value !== null;
  const limit = isDecart ? DECART_TEXT_LIMIT : NOTE_LIMIT;
  const texts = isDecart ? Object.values(value) : [value];
  return texts.some((one) => typeof one === 'string' && one.length > limit) ? limit : undefined;
}

function isValid(
  { value }: FieldEdit,
  group: ReturnType<typeof fieldGroup>,
  definition: Definition | undefined,
): boolean {
  if (!group) return false;
  if (group === 'question') return value === null || typeof value === 'string';
  if (group === 'decart') return typeof value === 'object';
  if (definition?.group !== group) return false;
  if (value === null) return true;
  if (group === 'notes') return typeof value === 'string';
  if (group === 'details') return typeof value === 'boolean';
  return typeof value === 'number' && fits(definition, value);
}

function fits({ bounds, options }: Definition, value: number): boolean {
  if (bounds) return Math.abs(value - nearestStep(value, bounds)) < 1e-6;
  return options.some((option) => option.value === value);
}
