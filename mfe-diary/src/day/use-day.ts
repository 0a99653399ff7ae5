import { getUser, isLoggedIn } from '@stezhka/account-contract';
import { type CurrentDayReply, setDay } from '@stezhka/diary-contract';
import { useUnsaved } from '@stezhka/shared-ui/unsaved';
import { shell } from '@stezhka/shell-contract';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { DayKeeper } from './day-keeper.ts';
import { KeptDays } from './kept-days.ts';
import { useReturn } from './use-return.ts';

/** Browsers only. */
const keptDays = new KeptDays();

/** One date as the page shows and changes it; what one member wrote never shows up for another. */
export function useDay({ day }: CurrentDayReply) {
  const [change] = shell().useChange(setDay, { quiet: true });
  const { data: user, refetch: askWho } = shell().useCall(getUser, undefined, { optional: true });
  const owner = isLoggedIn(user) ? user.id : '';
  // A lost login does not take the day from whom it belongs to, and another's login does not give it to them.
  const [writer] = useState(owner);
  const key = `${writer} ${day.date}`;
  const [keeper] = useState(() => keptDays.unfinished(key) ?? new DayKeeper(day, (body) => change({ body })));
  const kept = useSyncExternalStore(keeper.subscribe, keeper.get, keeper.get);

  useUnsaved(kept.state !== 'saved');
  useEffect(() => keeper.arrived(day), [keeper, day]);
  useEffect(() => keeper.sendBy((body) => change({ body })), [keeper, change]);
  const loggedOut = kept.state === 'login';
  const checkLogin = useCallback(() => {
    if (loggedOut) askWho();
  }, [loggedOut, askWho]);
  // Else the page of logging in would still see a member and send them straight back.
  useEffect(checkLogin, [checkLogin]);
  // Another tab may have logged in.
  useReturn(checkLogin);
  useEffect(() => {
    if (owner === writer) keeper.resume();
  }, [owner, writer, keeper]);
  useEffect(() => {
    keptDays.hold(key, keeper);
    const leave = () => keeper.flush({ leaving: true });
    const hide = () => document.visibilityState === 'hidden' && leave();
    const online = () => keeper.flush();
    const ask = (event: BeforeUnloadEvent) => {
      const { state, conflicts } = keeper.get();
      const stuck = state === 'offline' || state === 'login' || state === 'refused';
      if (stuck || Object.keys(conflicts).length) event.preventDefault();
    };
    addEventListener('pagehide', leave);
    addEventListener('online', online);
    addEventListener('beforeunload', ask);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('online', online);
      removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', hide);
      keeper.flush();
      keptDays.letGo(key, keeper);
    };
  }, [key, keeper]);
  return { kept, keeper };
}
