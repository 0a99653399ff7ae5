import { EDITABLE, type Edit } from './pending-edits.ts';

const PREFIX = 'profile-edits:';

/** What this member has left unsaved in this tab; nothing where the browser keeps nothing. */
export function readEdits(userId: string): Edit[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + userId) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEdit) : [];
  } catch {
    return [];
  }
}

/** Keeps them, in place of what was kept before, of anybody. */
export function keepEdits(userId: string, edits: readonly Edit[]): void {
  forgetEdits();
  try {
    if (edits.length) sessionStorage.setItem(PREFIX + userId, JSON.stringify(edits));
  } catch {
    // Then they live as long as the page.
  }
}

export function forgetEdits(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
}

const isEdit = (one: Partial<Edit> | null): one is Edit =>
  typeof one?.value === 'string' && EDITABLE.includes(one.key as string);
