import { dropSessionDraft, readSessionDraft, saveSessionDraft } from '@stezhka/shared-ui/session-draft';

/** One entry a key, the last value wins (product 3, User). */
export interface Edit {
  key: EditKey;
  value: string;
}

/** The password is changed by its own form. */
export const EDITABLE = [
  'name',
  'lastName',
  'birthday',
  'sex',
  'height',
  'desiredBust',
  'desiredWaist',
  'desiredHip',
  'desiredWeight',
] as const;
export type EditKey = (typeof EDITABLE)[number];

/** An edit back to the saved value is dropped. */
export function withEdit(edits: readonly Edit[], edit: Edit, saved: string): Edit[] {
  const others = edits.filter(({ key }) => key !== edit.key);
  return edit.value === saved ? others : [...others, edit];
}

export const bodyOf = (edits: readonly Edit[]): Record<string, string> =>
  Object.fromEntries(
    edits.map(({ key, value }) => [key, key === 'birthday' ? value.replaceAll('.', '-') : value]),
  );

/** '1991-03-14' → '14.03.1991'. */
export const dotted = (date: string | null): string => date?.split('-').reverse().join('.') ?? '';

const LENGTHS = [2, 2, 4];

/**
 * The dots come by themselves: '14031991' → '14.03.1991'. A separator that is typed completes its part with a zero,
 * and so does a date that is pasted: '1.3.1991' → '01.03.1991'; one with the year first, as browsers fill it in, is
 * turned round. What is taken out of the middle leaves the other parts where they are.
 * @param before what stood in the field
 */
export function birthdayMask(typed: string, before = ''): string {
  const [, year, month, day] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(typed) ?? [];
  if (year && month && day) return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`;
  const pasted = typed.length > before.length + 1;
  const parts = [''];
  for (const [i, char] of [...typed].entries()) {
    const part = parts.at(-1)!;
    const full = part.length === LENGTHS[parts.length - 1];
    if (!/\d/.test(char)) {
      if (parts.length === LENGTHS.length || (full && i === typed.length - 1)) continue;
      if (part.length === 1 && (pasted || i === typed.length - 1)) parts[parts.length - 1] = `0${part}`;
      if (!(pasted && !part)) parts.push('');
    } else if (!full) parts[parts.length - 1] += char;
    else if (parts.length < LENGTHS.length) parts.push(char);
  }
  return parts.join('.').replace(/(?<!\.)\.+$/, '');
}

const DRAFT = 'profile-edits';

/** A draft belongs to one member in one tab. */
export function readDraft(userId: string): Edit[] {
  const kept = readSessionDraft(DRAFT, userId);
  return Array.isArray(kept) ? kept.filter(isEdit) : [];
}

export const saveDraft = (userId: string, edits: readonly Edit[]): void =>
  edits.length ? saveSessionDraft(DRAFT, userId, edits) : dropSessionDraft(DRAFT);

const isEdit = (one: Partial<Edit> | null): one is Edit =>
  typeof one?.value === 'string' && EDITABLE.some((key) => key === one.key);
