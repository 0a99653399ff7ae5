/** What somebody has changed and not saved: one entry a key, the last value wins (product 3, User). */
export interface Edit {
  key: string;
  value: string;
}

/** With this value for this key; one that says what is saved already is no edit. */
export function withEdit(edits: readonly Edit[], edit: Edit, saved: string): Edit[] {
  const others = edits.filter(({ key }) => key !== edit.key);
  return edit.value === saved ? others : [...others, edit];
}

/** As `updateUser` takes them: the dots of the birthday become dashes. */
export const bodyOf = (edits: readonly Edit[]): Record<string, string> =>
  Object.fromEntries(
    edits.map(({ key, value }) => [key, key === 'birthday' ? value.replaceAll('.', '-') : value]),
  );

/** '1991-03-14' → '14.03.1991'. */
export const dotted = (date: string | null): string => date?.split('-').reverse().join('.') ?? '';

/** Digits as they are typed, the dots come by themselves: '14031991' → '14.03.1991'. */
export function birthdayMask(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.');
}
