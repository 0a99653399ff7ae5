import type { FormDefinition, FormField } from '@stezhka/kit-contract';

/** Ways of delivery have fields of their own, so they begin anew. */
const KEPT = /^cart\[(contacts|payment)\]/;

/** What stands in the form at the moment, by fullName. */
export function readTyped(form: HTMLFormElement): Map<string, string> {
  const controls = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const chosen = [...controls].filter((one) => one.type !== 'radio' || (one as HTMLInputElement).checked);
  return new Map(chosen.filter(({ name }) => KEPT.test(name)).map(({ name, value }) => [name, value]));
}

/** The form as it comes in another language, with what was typed in the one before. */
export function withTyped(form: FormDefinition, typed: Map<string, string>): FormDefinition {
  const fill = (field: FormField): FormField => ({
    ...field,
    ...(typed.has(field.fullName) && { value: typed.get(field.fullName)! }),
    ...(field.fields && { fields: field.fields.map(fill) }),
  });
  return { ...form, fields: form.fields.map(fill) };
}
