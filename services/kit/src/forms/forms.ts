export { money, number } from './amounts.ts';
export {
  type Choice,
  checkbox,
  radio,
  select,
  selectMany,
} from './choices.ts';
export { collection } from './collection.ts';
export { date, dateRange } from './dates.ts';
export { definition, groupFields, selectOptions } from './definition.ts';
export { email, readEmail } from './email.ts';
export type { Field, FieldOptions, Fields, ValuesOf } from './field.ts';
export { defineForm, type Form, type FormValues } from './form.ts';
export { dependent, group, localised } from './groups.ts';
export { inputText } from './input-texts.ts';
export { describedBy, fieldError, formBody, parseForm } from './parse.ts';
export { custom, hidden, html, itemId, password, phone, text, textarea } from './texts.ts';
export { unflatten } from './unflatten.ts';
