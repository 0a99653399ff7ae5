export { money, number } from './forms/amounts.ts';
export {
  type Choice,
  type Choices,
  checkbox,
  radio,
  type SearchOptions,
  select,
  selectMany,
} from './forms/choices.ts';
export { collection } from './forms/collection.ts';
export { type DateRange, date, dateRange } from './forms/dates.ts';
export { type DefinitionOptions, definition, groupFields, selectOptions } from './forms/definition.ts';
export { email, readEmail } from './forms/email.ts';
export type { Field, FieldOptions, Fields, FormContext, ValueOf, ValuesOf } from './forms/field.ts';
export { CSRF_FIELD, defineForm, type Form, type FormValues } from './forms/form.ts';
export { dependent, group, localised } from './forms/groups.ts';
export { describedBy, fieldError, formBody, parseForm } from './forms/parse.ts';
export { custom, hidden, html, password, phone, text, textarea } from './forms/texts.ts';
export { unflatten } from './forms/unflatten.ts';
