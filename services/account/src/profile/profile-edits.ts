import { type Field, parseForm, unflatten } from '@stezhka/kit/forms';
import type { Locale } from '@stezhka/kit-contract';
import { formOfKeys } from './profile.form.ts';

/** Valid edits by key; null takes back what was told. */
export type Edits = Record<string, unknown>;

/**
 * Reads edits of some keys. @param fields all that may be edited
 * @throws AppError invalid_form by key; invalid_input for a key there is none of
 */
export async function readEdits(
  body: unknown,
  fields: Record<string, Field>,
  locale: Locale,
): Promise<Edits> {
  const keys = Object.keys(unflatten(body)).filter((key) => Object.hasOwn(fields, key));
  const values = await parseForm(formOfKeys(fields, keys), body, { locale });
  return Object.fromEntries(keys.map((key) => [key, (values as Edits)[key] ?? null]));
}

/** Those of the edits whose keys stand among the fields. */
export const editsOf = (edits: Edits, fields: Record<string, Field>): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => Object.hasOwn(fields, key)));
