import type { FormField } from '@stezhka/kit-contract';

const ANY_ENTRY = '__name__';

/** Copy with one changed field; untouched branches keep their identity. */
export function changeField(
  fields: FormField[],
  fullName: string,
  change: (field: FormField) => FormField,
): FormField[] {
  return fields.map((field) => {
    if (field.fullName === fullName) return change(field);
    if (!field.fields) return field;
    return { ...field, fields: changeField(field.fields, fullName, change) };
  });
}

export function groupAround(fields: FormField[], fullName: string, around?: string): string | undefined {
  for (const field of fields) {
    if (field.fullName === fullName) return around;
    const found = field.fields && groupAround(field.fields, fullName, field.fullName);
    if (found) return found;
  }
  return undefined;
}

export function newEntry({ fields = [], prototype }: FormField): FormField | undefined {
  const last = Math.max(-1, ...fields.map(({ name }) => Number(name)));
  return prototype && numbered({ ...prototype, name: `${last + 1}` }, `${last + 1}`);
}

/** Only the outermost placeholder is this collection's; inner ones belong to nested collections. */
function numbered(field: FormField, index: string): FormField {
  return {
    ...field,
    fullName: field.fullName.replace(ANY_ENTRY, index),
    ...(field.fields && { fields: field.fields.map((one) => numbered(one, index)) }),
    ...(field.prototype && { prototype: numbered(field.prototype, index) }),
  };
}
