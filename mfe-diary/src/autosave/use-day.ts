import { getUser, isLoggedIn } from '@stezhka/account-contract';
import { type CurrentDayReply, type Day, setDay } from '@stezhka/diary-contract';
import { useUnsaved } from '@stezhka/shared-ui/unsaved';
import { shell } from '@stezhka/shell-contract';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AutosaveRegistry } from './autosave-registry.ts';
import { changesDatabase } from './changes-database.ts';
import { DayAutosave, type Send } from './day-autosave.ts';
import { findLeftChanges, replayChanges } from './replay-changes.ts';
import { openTabs } from './tabs.ts';
import { adoptOnceEnded, adoptWriter, ownWriter } from './writer.ts';

/** Filled in browsers only. */
const autosaves = new AutosaveRegistry();
const store = changesDatabase();

/** What a member has typed and not saved would bring days back: it is forgotten once `erase` has succeeded. */
export const eraseWithUnsaved = (member: string, erase: () => Promise<unknown>): Promise<void> =>
  autosaves.eraseDiary(member, async () => {
    await erase();
    await store.clear(member).catch(() => {});
  });

/** Unsaved edits of one member are never shown to another. */
export function useDay({ day }: CurrentDayReply) {
  const [change] = shell().useChange(setDay, { quiet: true });
  const { data: user, refetch: refetchUser } = shell().useCall(getUser, undefined, { optional: true });
  const owner = isLoggedIn(user) ? user.id : '';
  // The day stays with the member who opened the page.
  const [member] = useState(owner);
  const key = `${member} ${day.date}`;
  const tellTabs = useRef((_: Day) => {});
  const send = useCallback<Send>((body) => change({ body }), [change]);
  const [autosave] = useState(
    () =>
      autosaves.unfinished(key) ??
      new DayAutosave(day, {
        member,
        writer: ownWriter,
        store,
        send,
        onSaved: (saved) => tellTabs.current(saved),
      }),
  );
  const saving = useSyncExternalStore(autosave.subscribe, autosave.get, autosave.get);

  useUnsaved(saving.state !== 'saved');
  useEffect(() => autosave.arrived(day), [autosave, day]);
  useEffect(() => autosave.sendBy(send), [autosave, send]);
  useEffect(() => {
    const tabs = openTabs(member, (saved) => {
      if (saved.date === day.date) autosave.arrived(saved);
    });
    tellTabs.current = tabs.tell;
    return () => {
      // A day that is saved after its page has no channel any more.
      tellTabs.current = () => {};
      tabs.close();
    };
  }, [member, day.date, autosave]);
  const loggedOut = saving.state === 'login';
  const checkLogin = useCallback(() => {
    if (loggedOut) refetchUser();
  }, [loggedOut, refetchUser]);
  // Otherwise the login page would still see a member and redirect back.
  useEffect(checkLogin, [checkLogin]);
  // Another tab may have logged in.
  useTabVisible(checkLogin);
  useEffect(() => {
    if (owner === member) autosave.resume();
  }, [owner, member, autosave]);
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
  return { saving, autosave, unsavedDates };
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
