import { getUser, isLoggedIn } from '@stezhka/account-contract';
import { type CurrentDayReply, setDay } from '@stezhka/diary-contract';
import { useUnsaved } from '@stezhka/shared-ui/unsaved';
import { shell } from '@stezhka/shell-contract';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { AutosaveRegistry } from './autosave-registry.ts';
import { DayAutosave } from './day-autosave.ts';

/** Filled in browsers only. */
const autosaves = new AutosaveRegistry();

/** Unsaved edits of one member are never shown to another. */
export function useDay({ day }: CurrentDayReply) {
  const [change] = shell().useChange(setDay, { quiet: true });
  const { data: user, refetch: refetchUser } = shell().useCall(getUser, undefined, { optional: true });
  const owner = isLoggedIn(user) ? user.id : '';
  // The day stays with the member who opened the page.
  const [writer] = useState(owner);
  const key = `${writer} ${day.date}`;
  const [autosave] = useState(
    () => autosaves.unfinished(key) ?? new DayAutosave(day, (body) => change({ body })),
  );
  const saving = useSyncExternalStore(autosave.subscribe, autosave.get, autosave.get);

  useUnsaved(saving.state !== 'saved');
  useEffect(() => autosave.arrived(day), [autosave, day]);
  useEffect(() => autosave.sendBy((body) => change({ body })), [autosave, change]);
  const loggedOut = saving.state === 'login';
  const checkLogin = useCallback(() => {
    if (loggedOut) refetchUser();
  }, [loggedOut, refetchUser]);
  // Otherwise the login page would still see a member and redirect back.
  useEffect(checkLogin, [checkLogin]);
  // Another tab may have logged in.
  useTabVisible(checkLogin);
  useEffect(() => {
    if (owner === writer) autosave.resume();
  }, [owner, writer, autosave]);
  useEffect(() => {
    autosaves.add(key, autosave);
    const leave = () => autosave.flush({ leaving: true });
    const hide = () => document.visibilityState === 'hidden' && leave();
    const online = () => autosave.flush();
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      const { state, conflicts } = autosave.get();
      const stuck = state === 'offline' || state === 'login' || state === 'refused';
      if (stuck || Object.keys(conflicts).length) event.preventDefault();
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
  return { saving, autosave };
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
