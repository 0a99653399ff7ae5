import type { CurrentDayReply } from '@stezhka/diary-contract';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
/** The browser's clock is ahead of the service's: not so often that a wrong clock would flood it. */
const AGAIN_MS = 5 * MINUTE_MS;

/** Days begin at a full hour of the member's own zone; the greeting follows the hour too. */
export function useDayClock(current: CurrentDayReply | undefined, refetch: () => void): void {
  const { hour, timeZone } = current ?? {};
  useEffect(() => {
    if (hour === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const { hour: now, leftMs } = clockIn(timeZone);
      const tick = () => {
        refetch();
        wait();
      };
      timer = setTimeout(tick, now === hour ? leftMs : AGAIN_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [hour, timeZone, refetch]);
}

function clockIn(timeZone: string | undefined) {
  const now = new Date();
  const parts = new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(now);
  const part = (type: 'hour' | 'minute') => Number(parts.find((one) => one.type === type)?.value);
  const passed = part('minute') * MINUTE_MS + (now.getTime() % MINUTE_MS);
  return { hour: part('hour'), leftMs: 60 * MINUTE_MS - passed + 1_000 };
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea');

/** The day of `current`; another one only once no field of the page has the focus: it belongs to the day before. */
export function useDayOnceLeft(current: CurrentDayReply | undefined): CurrentDayReply | undefined {
  const [shown, setShown] = useState(current);
  const isOther = !!shown && !!current && shown.date !== current.date;
  useEffect(() => {
    if (!isOther || !isField(document.activeElement)) {
      setShown(current);
      return;
    }
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!isField(relatedTarget)) setShown(current);
    };
    document.addEventListener('focusout', onLeave);
    return () => document.removeEventListener('focusout', onLeave);
  }, [isOther, current]);
  return isOther ? shown : current;
}
