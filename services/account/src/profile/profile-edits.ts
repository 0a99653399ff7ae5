import { type Field, parseForm, unflatten } from '@stezhka/kit/forms';
import type { Locale } from '@stezhka/kit-contract';
import { formOfKeys } from './profile.form.ts';

/** By key; null clears a value. */
export type Edits = Record<string, unknown>;

export async function readEdits(
  body: unknown,
  fields: Record<string, Field>,
  locale: Locale,
): Promise<Edits> {
  const keys = Object.keys(unflatten(body)).filter((key) => Object.hasOwn(fields, key));
  const values = await parseForm(formOfKeys(fields, keys), body, { locale });
  return Object.fromEntries(keys.map((key) => [key, (values as Edits)[key] ?? null]));
}

export const editsOf = (edits: Edits, fields: Record<string, Field>): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => Object.hasOwn(fields, key)));
