/**
 * What tabs of one browser tell each other of a member; a part may add its own. One is 'leaving' before its logout;
 * others that have something to save say 'saving', and 'finished' when they have done what they could.
 */
export type MemberNotice = { member: string } & (
  | { what: 'leaving' | 'saving' | 'finished' }
  /** `dropped`: with texts that were not saved, as the member has decided. */
  | { what: 'left'; dropped: boolean }
);

const CHANNEL = 'stezhka-member';
const listeners = new Set<(notice: never) => void>();
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent) => {
    for (const listener of [...listeners]) listener(data as never);
  };
  return channel;
}

/** A page with an open channel is not kept for a step back. */
function closeUnheard(): void {
  if (listeners.size) return;
  channel?.close();
  channel = undefined;
}

/** Tells the other tabs, and this one's other parts. Browser only. */
export function tellTabs<Notice extends { member: string } = MemberNotice>(notice: Notice): void {
  open()?.postMessage(notice);
  closeUnheard();
}

/** Browser only. */
export function hearTabs<Notice extends { member: string } = MemberNotice>(
  listener: (notice: Notice) => void,
): () => void {
  open();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    closeUnheard();
  };
}
