import type { FormDefinition, FormField } from '@stezhka/kit-contract';
import { changeField, newEntry } from './form-tree.ts';
import { type Errors, errorOf, errorsOf } from './form-validation.ts';
import { blank, everyField, isHidden, isParent, type Value, type Values, valuesOf } from './form-values.ts';

export interface FormState {
  action?: string;
  error?: string;
  /** Of the last refusal, the envelope's. */
  code?: string;
  fields: FormField[];
  values: Values;
  /** Fields validated by a submit; from then on each change validates them again. */
  touched: ReadonlySet<string>;
  errors: Errors;
  /** Groups that wait for new fields: `by` is the select, `before` its last value that fitted. */
  waiting: Record<string, { by: string; before: Value }>;
  sending: boolean;
  dirty: boolean;
  /** Count of refused submits; each one shows the first invalid field once. */
  refusals: number;
}

export type FormAction =
  | { type: 'load'; form: FormDefinition; dirty?: boolean }
  | { type: 'set'; fullName: string; value: Value }
  | { type: 'validate' }
  | { type: 'send' }
  | { type: 'sent' }
  | { type: 'taken' }
  | { type: 'refuse'; error?: string; fields?: Record<string, string>; code?: string }
  | { type: 'reset' }
  | { type: 'add'; fullName: string }
  | { type: 'remove'; fullName: string; entry: string }
  | { type: 'wait'; group: string; by: string; before: Value }
  | { type: 'arrive'; group: string; fields: FormField[]; kept?: Values }
  | { type: 'translate'; form: FormDefinition }
  | { type: 'miss'; group: string; error: string };

export function loadForm(form: FormDefinition, refusals = 0): FormState {
  const errors = serverErrors(form.fields);
  return {
    action: form.action,
    error: form.error,
    fields: form.fields,
    values: valuesOf(form.fields),
    touched: new Set(),
    errors,
    waiting: {},
    sending: false,
    dirty: false,
    refusals,
  };
}

function serverErrors(fields: FormField[]): Errors {
  const invalid = [...everyField(fields)].filter((field) => field.invalid || field.error);
  return Object.fromEntries(invalid.map(({ fullName, error = '' }) => [fullName, error]));
}

/** One step of a form (product 4, Server-built forms); `required` is the message of an empty field. */
export function reduceForm(state: FormState, action: FormAction, required: string): FormState {
  switch (action.type) {
    case 'load': {
      const loaded = { ...loadForm(action.form, state.refusals), dirty: action.dirty ?? false };
      return hasErrors(loaded) ? { ...loaded, refusals: state.refusals + 1 } : loaded;
    }
    case 'set':
      return setValue(state, action.fullName, action.value, required);
    case 'validate':
      return validate(state, required);
    case 'send':
      return { ...state, sending: true, code: undefined };
    case 'sent':
      return { ...state, sending: false };
    case 'taken':
      return { ...state, dirty: false };
    case 'refuse':
      return { ...refuse(state, action.error, action.fields), code: action.code };
    case 'reset':
      return reset(state);
    case 'add':
      return changeEntries(state, action.fullName, (field) => {
        const entry = newEntry(field);
        return entry ? [...(field.fields ?? []), entry] : (field.fields ?? []);
      });
    case 'remove':
      return changeEntries(state, action.fullName, ({ fields = [] }) =>
        fields.filter(({ fullName }) => fullName !== action.entry),
      );
    case 'wait': {
      const { group, by, before } = action;
      const first = state.waiting[group]?.before ?? before;
      return { ...state, waiting: { ...state.waiting, [group]: { by, before: first } } };
    }
    case 'arrive':
      return withKept(arrive(state, action.group, action.fields), action.kept);
    case 'translate':
      return translate(state, action.form, required);
    case 'miss':
      return miss(state, action.group, action.error);
  }
}

const hasErrors = ({ errors, error }: FormState) => error !== undefined || Object.keys(errors).length > 0;

function setValue(state: FormState, fullName: string, value: Value, required: string): FormState {
  const field = [...everyField(state.fields)].find((one) => one.fullName === fullName);
  if (!field) return state;
  // No errors are shown before the first submit; a change removes the server's message.
  const error = state.touched.has(fullName) ? errorOf(field, value, required) : undefined;
  return {
    ...state,
    values: { ...state.values, [fullName]: value },
    dirty: state.dirty || value !== (state.values[fullName] ?? ''),
    errors: withError(state.errors, fullName, error),
  };
}

function withError(errors: Errors, fullName: string, error: string | undefined): Errors {
  const { [fullName]: _, ...others } = errors;
  return error === undefined ? others : { ...others, [fullName]: error };
}

function validate(state: FormState, required: string): FormState {
  const errors = errorsOf(state.fields, state.values, required);
  const touched = new Set([...everyField(state.fields)].map(({ fullName }) => fullName));
  const invalid = Object.keys(errors).length > 0;
  const hidden = [...everyField(state.fields)].filter(isHidden).map(({ fullName }) => errors[fullName]);
  return {
    ...state,
    touched,
    errors,
    error: hidden.find(Boolean),
    refusals: state.refusals + (invalid ? 1 : 0),
  };
}

/** A refusal keeps the values; messages without a visible field go above the form. */
function refuse(state: FormState, error: string | undefined, fields: Record<string, string> = {}): FormState {
  const shown = [...everyField(state.fields)].filter((field) => !isHidden(field));
  const errors: Errors = {};
  const homeless: string[] = [];
  for (const [name, message] of Object.entries(fields)) {
    const owner = shown.find(({ fullName }) => fullName === name) ?? shown.find(holds(name));
    if (owner) errors[owner.fullName] ??= message;
    else homeless.push(message);
  }
  const words = [...new Set([error, ...homeless])].filter(Boolean).join(' ');
  return { ...state, sending: false, errors, error: words || undefined, refusals: state.refusals + 1 };
}

/** 'tags[0]' of a list and 'days[from]' of a range belong to the one field that shows them. */
const holds = (name: string) => (field: FormField) =>
  !isParent(field) && name.startsWith(`${field.fullName}[`);

/** Clears every field except those whose name contains 'token' (product 4, Server-built forms). */
function reset(state: FormState): FormState {
  const values = { ...state.values };
  for (const field of everyField(state.fields)) {
    if (!isParent(field) && !field.name.includes('token')) values[field.fullName] = blank(field);
  }
  return { ...state, values, touched: new Set(), errors: {}, error: undefined, dirty: false };
}

function changeEntries(
  state: FormState,
  collection: string,
  change: (field: FormField) => FormField[],
): FormState {
  const fields = changeField(state.fields, collection, (field) => ({ ...field, fields: change(field) }));
  return withFields(
    { ...state, dirty: true, errors: withError(state.errors, collection, undefined) },
    fields,
  );
}

function withFields(state: FormState, fields: FormField[]): FormState {
  const names = new Set([...everyField(fields)].map(({ fullName }) => fullName));
  const stays = <V>(by: Record<string, V>) =>
    Object.fromEntries(Object.entries(by).filter(([fullName]) => names.has(fullName)));
  return {
    ...state,
    fields,
    values: { ...valuesOf(fields), ...stays(state.values) },
    errors: stays(state.errors),
    touched: new Set([...state.touched].filter((fullName) => names.has(fullName))),
  };
}

function arrive(state: FormState, group: string, given: FormField[]): FormState {
  const fields = given.map((field) => withSearched(field, state));
  const all = group ? changeField(state.fields, group, (field) => ({ ...field, fields })) : fields;
  const fresh = withFields(done(state, group), all);
  // A reloaded group takes the server's values: the new choice may have other options.
  const names = [...everyField(fields)].map(({ fullName }) => fullName);
  const errors = Object.fromEntries(Object.entries(fresh.errors).filter(([name]) => !names.includes(name)));
  return {
    ...fresh,
    values: { ...fresh.values, ...valuesOf(fields) },
    errors: { ...errors, ...serverErrors(fields) },
    touched: new Set([...fresh.touched].filter((name) => !names.includes(name))),
  };
}

/** The same form in another language: what was typed stays, and what was wrong is said anew. */
function translate(state: FormState, form: FormDefinition, required: string): FormState {
  const { dirty, touched, refusals } = state;
  const fields = form.fields.map((field) => withSearched(field, state));
  const fresh = withKept({ ...loadForm({ ...form, fields }, refusals), dirty, touched }, state.values);
  if (!touched.size) return fresh;
  return { ...fresh, errors: errorsOf(fresh.fields, fresh.values, required) };
}

/** Tokens are the new form's own. */
function withKept(state: FormState, kept: Values = {}): FormState {
  const shown = [...everyField(state.fields)].filter((field) => !isParent(field) && !isHidden(field));
  const values = shown.flatMap((field) => {
    const value = kept[field.fullName];
    return value === undefined || !fits(field, value) ? [] : [[field.fullName, value] as const];
  });
  return { ...state, values: { ...state.values, ...Object.fromEntries(values) } };
}

const fits = ({ type, options }: FormField, value: Value): boolean =>
  (type !== 'select' && type !== 'radio') || !!options?.some((option) => option.value === value);

/** A searched choice that the new fields have as well, such as a city, is kept. */
function withSearched(field: FormField, state: FormState): FormField {
  if (field.fields) return { ...field, fields: field.fields.map((one) => withSearched(one, state)) };
  const url = field.attr?.['ajax-url'];
  if (!url || field.value) return field;
  const before = [...everyField(state.fields)].find((one) => one.fullName === field.fullName);
  const value = state.values[field.fullName];
  const option = before?.options?.find((one) => one.value === value);
  return option && before?.attr?.['ajax-url'] === url ? { ...field, value, options: [option] } : field;
}

/** The request for the group failed: the select returns to its last fitting value. */
function miss(state: FormState, group: string, error: string): FormState {
  const { by, before } = state.waiting[group]!;
  return {
    ...done(state, group),
    values: { ...state.values, [by]: before },
    errors: { ...state.errors, [by]: error },
  };
}

function done(state: FormState, group: string): FormState {
  const { [group]: _, ...waiting } = state.waiting;
  return { ...state, waiting };
}
