import { type CalendarEvent, DIARY_COLORS } from '@stezhka/diary-contract';
import { dropSessionDraft, readSessionDraft, saveSessionDraft } from '@stezhka/shared-ui/session-draft';

const DRAFTS = 'calendar-events';

/** Unsaved words of events, by an event's id or the date of a new one. */
const readAll = (member: string): Record<string, unknown> => {
  const kept = member ? readSessionDraft(DRAFTS, member) : undefined;
  return typeof kept === 'object' && kept ? { ...kept } : {};
};

export function readEventDraft(member: string, key: string): CalendarEvent | undefined {
  const kept = readAll(member)[key];
  return isEvent(kept) ? kept : undefined;
}

export function saveEventDraft(member: string, key: string, event: CalendarEvent): void {
  if (member) saveSessionDraft(DRAFTS, member, { ...readAll(member), [key]: event });
}

export function dropEventDraft(member: string, key: string): void {
  const { [key]: _, ...others } = readAll(member);
  if (Object.keys(others).length) saveSessionDraft(DRAFTS, member, others);
  else forgetEventDrafts();
}

export const forgetEventDrafts = (): void => dropSessionDraft(DRAFTS);

function isEvent(kept: unknown): kept is CalendarEvent {
  const { id, date, time, title, note, color, revision } = (kept ?? {}) as Partial<CalendarEvent>;
  return (
    [id, date, title, note].every((text) => typeof text === 'string') &&
    (time === null || typeof time === 'string') &&
    DIARY_COLORS.some((one) => one === color) &&
    typeof revision === 'number'
  );
}
