import type {
  FormDefinition,
  FormField,
  FormGroupReply,
  FormOptionsReply,
  Locale,
} from '@stezhka/kit-contract';
import { AppError } from '../errors/errors.ts';
import { describeFields, type Fields, fullNameOf, type Place, type ValuesOf } from './field.ts';
import { CSRF_FIELD, type Form } from './form.ts';
import { group } from './groups.ts';
import { isTree, type Raw, unflatten } from './unflatten.ts';

export interface DefinitionOptions<F extends Fields> {
  locale: Locale;
  /** A field not named here shows its initial value. */
  values?: Partial<ValuesOf<F>>;
  /** Shown instead of values, valid or not (product 7.14, Update a form). */
  submitted?: unknown;
  errors?: Record<string, string>;
  error?: string;
  /** Adds the hidden anti-forgery field; such a form is never cached. */
  csrf?: string;
}

export async function definition<F extends Fields>(
  form: Form<F>,
  options: DefinitionOptions<F>,
): Promise<FormDefinition> {
  const { locale, errors = {}, error, csrf } = options;
  const raw = await rawOf(form, options);
  const place: Place = { locale, fullName: form.prefix ?? '', raw, errors };
  const fields = await describeFields(form.fields, place);
  if (csrf !== undefined) fields.push(csrfField(csrf));
  return {
    name: form.name,
    ...(form.action && { action: form.action }),
    ...(error && { error }),
    ...((error || Object.keys(errors).length > 0) && { invalid: true }),
    fields,
  };
}

const csrfField = (value: string): FormField => ({
  name: CSRF_FIELD,
  fullName: CSRF_FIELD,
  type: 'hidden',
  value,
});

async function rawOf<F extends Fields>(
  form: Form<F>,
  { locale, values, submitted }: Pick<DefinitionOptions<F>, 'locale' | 'values' | 'submitted'>,
): Promise<Raw> {
  if (submitted !== undefined) {
    const tree = unflatten(submitted);
    return form.prefix ? tree[form.prefix] : tree;
  }
  return group({ fields: form.fields }).write((values ?? {}) as ValuesOf<F>, { locale });
}

/** Answers 'data-url'. @param path e.g. 'delivery.branch' @throws AppError not_found for an unknown group */
export async function groupFields<F extends Fields>(
  form: Form<F>,
  path: string,
  id: string,
  options: Pick<DefinitionOptions<F>, 'locale' | 'values' | 'submitted'>,
): Promise<FormGroupReply> {
  const { field, place } = await placeOf(form, path, options);
  if (!field.children || !field.on) throw new AppError('not_found');
  const raw = { ...(isTree(place.raw) ? place.raw : {}), [field.on]: id };
  return { form: { fields: await describeFields(await field.children(raw, place), { ...place, raw }) } };
}

/** Answers 'ajax-url'. @throws AppError not_found for an unknown select */
export async function selectOptions<F extends Fields>(
  form: Form<F>,
  path: string,
  search: string,
  options: Pick<DefinitionOptions<F>, 'locale' | 'values' | 'submitted'>,
): Promise<FormOptionsReply> {
  const { field, place } = await placeOf(form, path, options);
  if (!field.search) throw new AppError('not_found');
  return { options: await field.search(search.trim().slice(0, 100), place) };
}

async function placeOf<F extends Fields>(
  form: Form<F>,
  path: string,
  options: Pick<DefinitionOptions<F>, 'locale' | 'values' | 'submitted'>,
) {
  let place: Place = {
    locale: options.locale,
    fullName: form.prefix ?? '',
    raw: await rawOf(form, options),
    errors: {},
  };
  let field: Fields[string] = group({ fields: form.fields }) as Fields[string];
  for (const name of path.split('.')) {
    const children: Fields = (await field.children?.(place.raw, place)) ?? {};
    if (!Object.hasOwn(children, name)) throw new AppError('not_found');
    field = children[name]!;
    const raw = isTree(place.raw) ? place.raw[name] : undefined;
    place = { ...place, fullName: fullNameOf(place.fullName, [name]), raw };
  }
  return { field, place };
}
