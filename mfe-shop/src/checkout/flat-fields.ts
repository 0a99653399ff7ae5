import type { FormField } from '@stezhka/kit-contract';

/** Fields of all groups in one row. */
export const flatFields = (fields: FormField[]): FormField[] =>
  fields.flatMap((one) => [one, ...flatFields(one.fields ?? [])]);
