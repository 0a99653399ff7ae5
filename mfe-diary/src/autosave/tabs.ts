import type { Day } from '@stezhka/diary-contract';

interface SavedDay {
  member: string;
  day: Day;
}

/** Tells the member's other tabs of a saved day, and hears of theirs. Browser only. */
export function openTabs(member: string, onSaved: (day: Day) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel('stezhka-diary');
  channel.onmessage = ({ data }: MessageEvent<SavedDay>) => {
    if (data.member === member) onSaved(data.day);
  };
  return {
    tell: (day: Day) => channel.postMessage({ member, day } satisfies SavedDay),
    close: () => channel.close(),
  };
}
