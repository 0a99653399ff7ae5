import { type CurrentDayReply, setDay } from '@stezhka/diary-contract';
import { shell } from '@stezhka/shell-contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DayKeeper, type Send } from './day-keeper.ts';

/** Dates whose text is not saved yet outlive their page; browsers only. */
const keepers = new Map<string, DayKeeper>();

function keeperOf(owner: string, day: CurrentDayReply['day'], send: Send): DayKeeper {
  if (typeof window === 'undefined') return new DayKeeper(day, send);
  const key = `${owner} ${day.date}`;
  const known = keepers.get(key);
  if (known?.busy) {
    known.sendBy(send);
    return known;
  }
  const keeper = new DayKeeper(day, send);
  keepers.set(key, keeper);
  return keeper;
}

/**
 * One date as the page shows and changes it.
 * @param owner the member's id: what one wrote never shows up for another
 */
export function useDay(owner: string, { day }: CurrentDayReply) {
  const [change] = shell().useChange(setDay);
  const [keeper] = useState(() => keeperOf(owner, day, (body) => change({ body })));
  const kept = useSyncExternalStore(keeper.subscribe, keeper.get, keeper.get);

  useEffect(() => keeper.arrived(day), [keeper, day]);
  useEffect(() => keeper.sendBy((body) => change({ body })), [keeper, change]);
  useEffect(() => {
    const leave = () => keeper.flush({ leaving: true });
    const hide = () => document.visibilityState === 'hidden' && leave();
    const online = () => keeper.flush();
    const ask = (event: BeforeUnloadEvent) => {
      const { state, conflicts } = keeper.get();
      if (state === 'offline' || Object.keys(conflicts).length) event.preventDefault();
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
    };
  }, [keeper]);
  return { kept, keeper };
}
