import { forget, keep, readKept } from '@stezhka/shared-ui/lib/kept';
import { EDITABLE, type Edit } from './pending-edits.ts';

const NAME = 'profile-edits';

/** What this member has left unsaved in this tab. */
export function readEdits(userId: string): Edit[] {
  const kept = readKept(NAME, userId);
  return Array.isArray(kept) ? kept.filter(isEdit) : [];
}

export const keepEdits = (userId: string, edits: readonly Edit[]): void =>
  edits.length ? keep(NAME, userId, edits) : forget(NAME);

export const forgetEdits = (): void => forget(NAME);

const isEdit = (one: Partial<Edit> | null): one is Edit =>
  typeof one?.value === 'string' && EDITABLE.some((key) => key === one.key);
