import type { FormDefinition, FormField } from '@stezhka/kit-contract';
import type { FormTransport, Values } from '@stezhka/shared-ui/form';
import { withoutApi } from '@stezhka/shared-ui/form/transport';
import { flatFields } from './checkout-options.ts';

export type Typed = Record<string, string>;

const KEPT = /^cart\[(contacts|delivery|payment)\]/;

/** Values other than those the server filled in, which belong to one person. */
export function typedIn(form: FormDefinition, values: Values): Typed {
  const given = new Map(flatFields(form.fields).map(({ fullName, value }) => [fullName, value ?? '']));
  const own = Object.entries(values).filter(
    ([name, value]) => KEPT.test(name) && typeof value === 'string' && value !== (given.get(name) ?? ''),
  );
  return Object.fromEntries(own) as Typed;
}

/** Keeps only the texts of a stored draft, because any script may write to the storage. */
export const asTyped = (read: unknown): Typed =>
  Object.fromEntries(
    Object.entries(read ?? {}).filter(([name, value]) => KEPT.test(name) && typeof value === 'string'),
  );

/** A choice whose fields the server has to be asked for before the rest fits. */
const chooserOf = (fields: FormField[], typed: Typed, asked: ReadonlySet<string>) =>
  flatFields(fields).find(
    ({ fullName, value, attr }) =>
      attr?.['data-url'] && !asked.has(fullName) && typed[fullName] && typed[fullName] !== (value ?? ''),
  );

export const needsAsking = (form: FormDefinition, typed: Typed): boolean =>
  chooserOf(form.fields, typed, new Set()) !== undefined;

/** The form as it comes, with what was typed in it before. */
export function withTyped(form: FormDefinition, typed: Typed): FormDefinition {
  const fill = (field: FormField): FormField => ({
    ...field,
    ...(typed[field.fullName] !== undefined && { value: typed[field.fullName] }),
    ...(field.fields && { fields: field.fields.map(fill) }),
  });
  return { ...form, fields: form.fields.map(fill) };
}

/** The same where choices bring fields of their own; one that is not answered begins anew. */
export async function askedWithTyped(
  form: FormDefinition,
  typed: Typed,
  get: FormTransport['get'],
): Promise<FormDefinition> {
  const asked = new Set<string>();
  const left = { ...typed };
  let { fields } = form;
  for (;;) {
    const chooser = chooserOf(fields, left, asked);
    if (!chooser) return withTyped({ ...form, fields }, left);
    const { fullName, attr } = chooser;
    asked.add(fullName);
    const url = `${withoutApi(attr!['data-url']!)}?id=${encodeURIComponent(left[fullName]!)}`;
    const reply = await get(url).catch(() => undefined);
    if (reply?.form) fields = inGroupOf(fields, fullName, reply.form.fields);
    else delete left[fullName];
  }
}

/** The group that a field stands in gets other fields. */
const inGroupOf = (fields: FormField[], fullName: string, fresh: FormField[]): FormField[] =>
  fields.map((field) => {
    if (!field.fields) return field;
    const around = field.fields.some((one) => one.fullName === fullName);
    return { ...field, fields: around ? fresh : inGroupOf(field.fields, fullName, fresh) };
  });
