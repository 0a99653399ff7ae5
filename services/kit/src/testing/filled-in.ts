import type { FormField } from '@stezhka/kit-contract';

/** Values by the full names of their fields. */
export type Sent = Record<string, string>;

/** What a browser sends of a form as it stands. */
export function filledIn(fields: FormField[]): Sent {
  const parts = fields.map(({ fields: inner, fullName, value, checked }) => {
    if (inner) return filledIn(inner);
    return checked === false || value === undefined || value === null ? {} : { [fullName]: String(value) };
  });
  return Object.assign({}, ...parts);
}
