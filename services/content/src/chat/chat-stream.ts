import type { ChatEvents } from '@stezhka/content-contract';
import { clock } from '@stezhka/kit/clock';
import type { EventStream } from '@stezhka/kit/event-stream';
import { logLimited } from '@stezhka/kit/limited-log';
import { type CollectionWatch, watchCollection } from '@stezhka/kit/watch-collection';
import { MessageModel, PresenceModel, ThreadModel, type ThreadRow } from './chat.model.ts';
import { presentMessage, presentStatus } from './chat.presenter.ts';

/** Messages read at once for a stream that has fallen behind. */
const AT_ONCE = 100;
/** How long a sign of typing holds. */
const TYPING_MS = 6_000;
const HERE_MS = 45_000;
const LOOK_EVERY_MS = 10_000;

const feeds = new Map<string, Set<() => void>>();
const ofStaff = new Set<() => void>();

/** @param thread its id; without one, every change is heard. @returns ends it */
export function onThreadChange(thread: string | undefined, wake: () => void): () => void {
  const own = thread === undefined ? ofStaff : (feeds.get(thread) ?? new Set());
  if (thread !== undefined) feeds.set(thread, own);
  own.add(wake);
  return () => {
    own.delete(wake);
    if (thread !== undefined && !own.size) feeds.delete(thread);
  };
}

function wakeAll(): void {
  for (const own of feeds.values()) for (const wake of own) wake();
  for (const wake of ofStaff) wake();
}

export const isStaffHere = async (): Promise<boolean> =>
  (await PresenceModel.exists({ seenAt: { $gt: clock.in(-HERE_MS) } })) !== null;

/**
 * Wakes the streams of this process for what any instance has written. A change only wakes: each stream reads what
 * came after its last message, so that none is lost while the change stream is away, and none comes twice.
 */
export function watchChat(): CollectionWatch {
  const watch = watchCollection<ThreadRow>(
    () => ThreadModel.watch([], { fullDocument: 'updateLookup' }) as never,
    (thread) => {
      if (!thread) return wakeAll();
      for (const wake of feeds.get(String(thread._id)) ?? []) wake();
      for (const wake of ofStaff) wake();
    },
  );
  let here: boolean | undefined;
  const look = setInterval(async () => {
    if (!feeds.size) return;
    const now = await isStaffHere().catch(() => here);
    if (now !== here) wakeAll();
    here = now;
  }, LOOK_EVERY_MS).unref();
  return {
    ready: watch.ready,
    close() {
      clearInterval(look);
      return watch.close();
    },
  };
}

interface FeedOptions {
  stream: EventStream;
  side: 'visitor' | 'staff';
  /** Again at each change: a visitor's thread may be another one by then. */
  find: () => Promise<ThreadRow | null>;
  thread: ThreadRow;
  /** '<thread>:<seq>' of the last message that the browser has; without one, only new messages are sent. */
  after: string | undefined;
}

/** Keeps one stream up to date with one thread. @returns wakes it */
export function feedThread({ stream, side, find, thread, after }: FeedOptions): () => void {
  const id = String(thread._id);
  const [afterThread, afterSeq] = after?.split(':') ?? [id, thread.lastSeq];
  const isKnown = afterThread === id;
  let seq = Number(afterSeq);
  let status = '';
  let typed = 0;
  const send = <K extends keyof ChatEvents>(name: K, data: ChatEvents[K], eventId?: string) =>
    stream.send({ name, data, ...(eventId && { id: eventId }) });

  async function catchUp(): Promise<void> {
    const now = await find();
    if (!isKnown || !now || String(now._id) !== id) {
      send('reset', {});
      return stream.end();
    }
    while (stream.open && seq < now.lastSeq) {
      const rows = await MessageModel.find({ thread: now._id, seq: { $gt: seq } })
        .sort({ seq: 1 })
        .limit(AT_ONCE)
        .lean();
      for (const row of rows) send('message', presentMessage(row), `${id}:${row.seq}`);
      // Numbers of messages that a merge has dropped are empty.
      seq = rows.at(-1)?.seq ?? now.lastSeq;
    }
    const latest = { ...presentStatus(now), staffHere: await isStaffHere() };
    if (JSON.stringify(latest) !== status) send('thread', latest);
    status = JSON.stringify(latest);
    const typing = Number(now[side === 'visitor' ? 'staffTypingAt' : 'visitorTypingAt'] ?? 0);
    if (typing > typed && typing > clock.in(-TYPING_MS).getTime()) send('typing', {});
    typed = Math.max(typed, typing);
  }
  return coalesced(catchUp, stream);
}

/** One run at a time; changes during a run are one more run. */
function coalesced(run: () => Promise<void>, stream: EventStream): () => void {
  let running = false;
  let again = false;
  return async function wake() {
    again = true;
    if (running) return;
    running = true;
    try {
      while (again && stream.open) {
        again = false;
        await run();
      }
    } catch (err) {
      // The browser comes again, and is told what it has not seen.
      logLimited('warn', { err }, 'a stream of the chat broke');
      stream.end();
    } finally {
      running = false;
    }
  };
}
