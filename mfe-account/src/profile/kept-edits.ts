import { dropDraft, readDraft, saveDraft } from '@stezhka/shared-ui/session-draft';
import { EDITABLE, type Edit } from './pending-edits.ts';

const NAME = 'profile-edits';

/** What this member has left unsaved in this tab. */
export function readEdits(userId: string): Edit[] {
  const kept = readDraft(NAME, userId);
  return Array.isArray(kept) ? kept.filter(isEdit) : [];
}

export const keepEdits = (userId: string, edits: readonly Edit[]): void =>
  edits.length ? saveDraft(NAME, userId, edits) : dropDraft(NAME);

export const forgetEdits = (): void => dropDraft(NAME);

const isEdit = (one: Partial<Edit> | null): one is Edit =>
  typeof one?.value === 'string' && EDITABLE.some((key) => key === one.key);
