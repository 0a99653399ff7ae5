import { getUser, isLoggedIn } from '@stezhka/account-contract';
import { type CurrentDayReply, type Day, type FieldValue, setDay } from '@stezhka/diary-contract';
import { hearTabs, tellTabs } from '@stezhka/shared-ui/member-tabs';
import { dropSessionDraft, readSessionDraft, saveSessionDraft } from '@stezhka/shared-ui/session-draft';
import { useUnsaved } from '@stezhka/shared-ui/unsaved';
import { shell } from '@stezhka/shell-contract';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { forgetEventDrafts } from '../calendar/event-draft.ts';
import { autosaves, type DiaryNotice, store } from './browser-changes.ts';
import { DayAutosave, type Send } from './day-autosave.ts';
import { findLeftChanges, replayChanges } from './replay-changes.ts';
import { adoptOnceEnded, adoptWriter, ownWriter } from './writer.ts';

/** Set before a reload, for the page after it. */
const ERASED = 'diary-erased';

/** Unsaved edits of one member are never shown to another. */
export function useDay({ day, erasure, owner: member }: CurrentDayReply) {
  const [change] = shell().useChange(setDay, { quiet: true });
  const { data: user, refetch: refetchUser } = shell().useCall(getUser, undefined, { optional: true });
  const key = `${member} ${day.date}`;
  const send = useCallback<Send>((body) => change({ body }), [change]);
  const [autosave] = useState(
    () =>
      autosaves.unfinished(key) ?? new DayAutosave(day, { member, writer: ownWriter, erasure, store, send }),
  );
  const saving = useSyncExternalStore(autosave.subscribe, autosave.get, autosave.get);

  useUnsaved(saving.state !== 'saved');
  useEffect(() => autosave.arrived(day, erasure), [autosave, day, erasure]);
  useEffect(() => autosave.sendBy(send), [autosave, send]);
  useEffect(() => {
    // Nothing that this page holds is true any more.
    const onErased = () => {
      forgetEventDrafts();
      saveSessionDraft(ERASED, member, true);
      location.reload();
    };
    const stop = hearTabs<DiaryNotice>((notice) => {
      if (notice.member !== member) return;
      const { what } = notice;
      if (what === 'saved' && notice.day.date === day.date) autosave.arrived(notice.day);
      if (what === 'erased') void autosaves.forget(member).then(onErased);
      if (what === 'left' && !autosave.busy) location.reload();
    });
    const onSaved = (saved: Day) => tellTabs<DiaryNotice>({ member, what: 'saved', day: saved });
    autosave.heardBy({ onSaved, onErased });
    return () => {
      // A day that is saved after its page tells nobody any more.
      autosave.heardBy();
      stop();
    };
  }, [member, day.date, autosave]);
  const [wasErased, setWasErased] = useState(false);
  useEffect(() => {
    if (!readSessionDraft(ERASED, member)) return;
    dropSessionDraft(ERASED);
    setWasErased(true);
  }, [member]);
  const loggedIn = isLoggedIn(user) && user.id;
  const loggedOut = saving.state === 'login';
  const checkLogin = useCallback(() => {
    if (loggedOut) refetchUser();
  }, [loggedOut, refetchUser]);
  // Otherwise the login page would still see a member and redirect back.
  useEffect(checkLogin, [checkLogin]);
  // Another tab may have logged in.
  useTabVisible(checkLogin);
  useEffect(() => {
    if (loggedIn === member) autosave.resume();
  }, [loggedIn, member, autosave]);
  const unsavedDates = useLeftChanges({ member, date: day.date, autosave, send });
  useEffect(() => {
    autosaves.add(key, autosave);
    const leave = () => autosave.flush({ leaving: true });
    const hide = () => document.visibilityState === 'hidden' && leave();
    const online = () => autosave.flush();
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (autosave.unkept) event.preventDefault();
    };
    addEventListener('pagehide', leave);
    addEventListener('online', online);
    addEventListener('beforeunload', onBeforeUnload);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('online', online);
      removeEventListener('beforeunload', onBeforeUnload);
      document.removeEventListener('visibilitychange', hide);
      autosave.flush();
      autosaves.release(key, autosave);
    };
  }, [key, autosave]);
  const edit = (field: string, value: FieldValue) => autosaves.edit(key, autosave, field, value);
  return { saving, autosave, edit, unsavedDates, wasErased };
}

interface LeftChanges {
  member: string;
  date: string;
  autosave: DayAutosave;
  send: Send;
}

/** Takes up what an earlier tab left behind; gives the other dates of which something is still unsaved. */
function useLeftChanges({ member, date, autosave, send }: LeftChanges): string[] {
  const [dates, setDates] = useState<string[]>([]);
  const takeUp = useCallback(
    async (onLiving: (writers: string[]) => void) => {
      ownWriter();
      const left = await findLeftChanges({ member, date }, { store, adopt: adoptWriter });
      autosave.restore(left.own);
      onLiving(left.living);
      const others = left.others.filter((one) => !autosaves.unfinished(`${member} ${one.date}`));
      setDates(await replayChanges(others, store, send));
    },
    [member, date, autosave, send],
  );
  useEffect(() => {
    const page = new AbortController();
    const awaited = new Set<string>();
    // A page that was just reloaded may still end.
    const waitFor = (writers: string[]) => {
      for (const writer of writers.filter((one) => !awaited.has(one))) {
        awaited.add(writer);
        adoptOnceEnded(writer, page.signal).then(attempt, () => {});
      }
    };
    // Where the browser keeps nothing, nothing was left behind.
    const attempt = () => void takeUp(waitFor).catch(() => {});
    attempt();
    addEventListener('online', attempt);
    return () => {
      removeEventListener('online', attempt);
      page.abort();
    };
  }, [takeUp]);
  return dates;
}

/** Runs when the tab is shown again: the day may have changed in another tab or on another device. */
export function useTabVisible(refresh: () => void): void {
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [refresh]);
}
