export { money, number } from './forms/amounts.ts';
export {
  type Choice,
  checkbox,
  radio,
  select,
  selectMany,
} from './forms/choices.ts';
export { collection } from './forms/collection.ts';
export { date, dateRange } from './forms/dates.ts';
export { definition, groupFields, selectOptions } from './forms/definition.ts';
export { email, readEmail } from './forms/email.ts';
export type { Field, FieldOptions, Fields, ValuesOf } from './forms/field.ts';
export { defineForm, type Form, type FormValues } from './forms/form.ts';
export { dependent, group, localised } from './forms/groups.ts';
export { describedBy, fieldError, formBody, parseForm } from './forms/parse.ts';
export { custom, hidden, html, password, phone, text, textarea } from './forms/texts.ts';
export { unflatten } from './forms/unflatten.ts';
