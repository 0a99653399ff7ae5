import type { FormField } from '@stezhka/kit-contract';

export const flatFields = (fields: FormField[]): FormField[] =>
  fields.flatMap((one) => [one, ...flatFields(one.fields ?? [])]);
