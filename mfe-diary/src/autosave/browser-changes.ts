import type { Day } from '@stezhka/diary-contract';
import { clearRows, dropRow, keepRow, listRows, type RowKey } from '@stezhka/shared-ui/member-rows';
import { hearTabs, type MemberNotice, tellTabs } from '@stezhka/shared-ui/member-tabs';
import { type Feature, shell } from '@stezhka/shell-contract';
import { forgetEventDrafts } from '../calendar/event-draft.ts';
import { AutosaveRegistry } from './autosave-registry.ts';
import type { ChangeStore, KeptChange } from './kept-changes.ts';

/** What tabs tell each other of a member's diary. */
export type DiaryNotice =
  | MemberNotice
  | { member: string; what: 'saved'; day: Day }
  | { member: string; what: 'erased' };

const PART = 'diary';
const keyOf = ({ member, date, writer, field }: KeptChange): RowKey => [member, PART, date, writer, field];

/** Filled in browsers only. */
export const autosaves = new AutosaveRegistry();
export const store: ChangeStore = {
  keep: (change) => keepRow(keyOf(change), change),
  drop: (change) => dropRow<KeptChange>(keyOf(change), ({ seq }) => seq <= change.seq),
  list: (member) => listRows(member, PART),
  clear: (member) => clearRows(member, PART),
};

/** What a member has typed and not saved would bring days back: it is forgotten once `erase` has succeeded. */
export const eraseWithUnsaved = (member: string, erase: () => Promise<unknown>): Promise<void> =>
  autosaves.eraseDiary(member, async () => {
    await erase();
    forgetEventDrafts();
    await store.clear(member).catch(() => {});
    tellTabs<DiaryNotice>({ member, what: 'erased' });
  });

/** Saves what waits before a logout, here or in another tab; what is left is forgotten with the session. */
export const logoutMiddleware: NonNullable<Feature['middleware']>[number] = () => {
  if (typeof window !== 'undefined') {
    const { events } = shell();
    const stop = hearTabs(hear);
    events.on('account:logging-out', ({ until }) => until(autosaves.finish()));
    events.on('account:user-changed', ({ userId }) => {
      if (userId) return;
      stop();
      forgetEventDrafts();
      void autosaves.forget();
    });
  }
  return (next) => next;
};

function hear(notice: DiaryNotice): void {
  const { member, what } = notice;
  if (what === 'leaving' && autosaves.isBusy(member)) {
    tellTabs({ member, what: 'saving' });
    void autosaves.finish(member).then(() => tellTabs({ member, what: 'finished' }));
  }
  if (what !== 'erased' && what !== 'left') return;
  forgetEventDrafts();
  // Typed here since that tab looked: it outlives the session, as after any other end of one.
  if (what === 'left' && !notice.dropped) autosaves.keepAgain(member);
  else void autosaves.forget(member);
}
