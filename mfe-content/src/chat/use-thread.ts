import type {
  ChatEvents,
  ChatHistoryReply,
  ChatMessage,
  SentMessageReply,
  ThreadStatus,
} from '@stezhka/content-contract';
import { dropSessionDraft, readSessionDraft, saveSessionDraft } from '@stezhka/shared-ui/session-draft';
import type { CallError, CallState } from '@stezhka/shell-contract';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { connectEvents } from './event-connection.ts';

export interface Unsent {
  id: string;
  text: string;
  /** Empty while it is being sent. */
  error: string;
}
type Side = ChatMessage['from'];
type Status = ThreadStatus & { staffHere?: boolean };

export interface ThreadOptions {
  side: Side;
  /** Its id; undefined while there is none. */
  thread: string | undefined;
  reply: (ChatHistoryReply & { status: Status }) | undefined;
  /** Of the page before `before`, once that is asked for. */
  useOlder: (before: number | undefined) => CallState<ChatHistoryReply>;
  send: (written: { id: string; text: string }) => Promise<SentMessageReply>;
  tellTyping: () => Promise<unknown>;
  address: (after: string | undefined) => string;
  /** The thread is another one by now. */
  onReset: () => void;
  /** Events beyond those of the thread. */
  onQueue?: () => void;
  draft: string;
}

const EVENTS: readonly (keyof ChatEvents | 'queue')[] = ['message', 'thread', 'typing', 'reset', 'queue'];
const TYPING_EVERY_MS = 3_000;
const TYPING_HOLDS_MS = 6_000;
/** Pauses before a message that no service took goes again by itself. */
const SEND_AGAIN_MS = [500, 2_000, 5_000];

/** One thread as this window shows it: what was read, what the stream brought, and what is still on its way. */
export function useThread(options: ThreadOptions) {
  const { side, thread, reply, useOlder, send, tellTyping, address, onReset, onQueue, draft } = options;
  const [live, setLive] = useState<ChatMessage[]>([]);
  const [status, setStatus] = useState<Status>();
  const [typing, setTyping] = useState(0);
  const [lost, setLost] = useState(false);
  const [before, setBefore] = useState<number>();
  const [text, setText] = useState('');
  const [unsent, setUnsent] = useState<Unsent[]>([]);
  const [shownThread, setShownThread] = useState(thread);
  if (thread !== shownThread) {
    setShownThread(thread);
    // A first message has opened the thread that it is in; otherwise a login or a logout has brought another one.
    if (shownThread !== undefined) {
      setLive([]);
      setStatus(undefined);
      setBefore(undefined);
    }
  }

  const older = useOlder(before);
  const messages = useMemo(
    () => inOrder([...(older.data?.messages ?? []), ...(reply?.messages ?? []), ...live]),
    [older.data, reply?.messages, live],
  );
  const keep = (more: readonly ChatMessage[]) => setLive((held) => inOrder([...held, ...more]));
  /** Replies of changes do not say who is there. */
  const noteStatus = (more: ThreadStatus) => setStatus((held) => ({ ...held, ...more }));
  // Pages before this one stay when the next is asked for.
  const loadOlder = () => {
    keep(messages);
    setBefore(messages[0]?.seq);
  };

  const onEvent = useEffectEvent((name: string, data: unknown) => {
    if (name === 'message') {
      const message = data as ChatMessage;
      keep([message]);
      setUnsent((all) => all.filter(({ id }) => id !== message.id));
      if (message.from !== side) setTyping(0);
    } else if (name === 'thread') setStatus(data as ChatEvents['thread']);
    else if (name === 'typing') setTyping(Date.now());
    else if (name === 'reset') onReset();
    else onQueue?.();
  });
  const from = useEffectEvent((after: string | undefined) =>
    address(after ?? (thread && reply ? `${thread}:${messages.at(-1)?.seq ?? 0}` : undefined)),
  );
  const connected = thread !== undefined && reply !== undefined;
  const listens = connected || onQueue !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thread is another stream
  useEffect(
    () =>
      listens
        ? connectEvents({
            address: (after) => from(after),
            names: EVENTS,
            onEvent,
            onLost: setLost,
            onRefused: () => onEvent('reset', undefined),
          })
        : undefined,
    [listens, thread, connected],
  );
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => setTyping(0), TYPING_HOLDS_MS);
    return () => clearTimeout(timer);
  }, [typing]);

  const turn = useRef(Promise.resolve());
  /** One after another, so that they arrive in the order in which they were written. */
  const deliver = (written: { id: string; text: string }) => {
    const set = (error: string) => (all: Unsent[]) => [
      ...all.filter(({ id }) => id !== written.id),
      { ...written, error },
    ];
    setUnsent(set(''));
    turn.current = turn.current.then(async () => {
      try {
        const sent = await untilTaken(() => send(written));
        keep([sent.message]);
        noteStatus(sent.thread);
        setUnsent((all) => all.filter(({ id }) => id !== written.id));
      } catch (error) {
        setUnsent(set((error as CallError).message || '?'));
      }
    });
  };
  // What was typed and not sent outlives the page, for the same thread alone.
  const restore = useEffectEvent(() => {
    const kept = readSessionDraft(draft, thread ?? '') as { text?: unknown; unsent?: unknown } | undefined;
    if (typeof kept?.text === 'string') setText((now) => now || (kept.text as string));
    if (!Array.isArray(kept?.unsent) || unsent.length) return;
    const own = kept.unsent.filter(isUnsent);
    setUnsent(own.filter(({ error }) => error));
    // The page went before the answer came: under its id the message is written once.
    for (const { id, text, error } of own) if (!error) deliver({ id, text });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thread has another draft
  useEffect(() => restore(), [draft, thread]);
  const holds = useRef(false);
  useEffect(() => {
    const held = holds.current;
    holds.current = text !== '' || unsent.length > 0;
    if (holds.current) saveSessionDraft(draft, thread ?? '', { text, unsent });
    // The draft of a thread that has not come yet stays.
    else if (held) dropSessionDraft(draft);
  }, [draft, thread, text, unsent]);
  const submit = () => {
    const words = text.trim();
    if (!words) return;
    setText('');
    deliver({ id: crypto.randomUUID(), text: words });
  };
  const told = useRef(0);
  const type = (next: string) => {
    setText(next);
    if (!next || !thread || Date.now() - told.current < TYPING_EVERY_MS) return;
    told.current = Date.now();
    // A sign that does not arrive is not worth a word.
    tellTyping().catch(() => {});
  };
  const known = new Set(messages.map(({ id }) => id));
  return {
    messages,
    unsent: unsent.filter(({ id }) => !known.has(id)),
    status: status ?? reply?.status,
    more: (older.data ?? reply)?.more ?? false,
    isLoadingOlder: older.isFetching,
    loadOlder,
    typing: typing > 0,
    lost,
    text,
    type,
    submit,
    retry: deliver,
    noteStatus,
  };
}

/** Under its id a message is written once, however often it is sent; the next one waits. Only a refusal ends it early. */
async function untilTaken<T>(send: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await send();
    } catch (error) {
      const { status } = error as CallError;
      const pause = SEND_AGAIN_MS[tries];
      if (pause === undefined || (status >= 400 && status < 500)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

interface ReadMarkOptions {
  /** The other side's last message. */
  last: number;
  readUpTo: number;
  shown: boolean;
  mark: (seq: number) => Promise<void>;
}

/** Tells that what is on screen was read, once somebody looks at it. */
export function useReadMark({ last, readUpTo, shown, mark }: ReadMarkOptions): void {
  const marked = useRef(0);
  const tell = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' || last <= marked.current) return;
    marked.current = last;
    // What did not arrive is told again with the next message.
    mark(last).catch(() => {});
  });
  const wanted = shown && last > readUpTo;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is a new mark
  useEffect(() => {
    if (!wanted) return;
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [wanted, last]);
}

export type Thread = ReturnType<typeof useThread>;

const isUnsent = (one: Unsent | null): one is Unsent =>
  typeof one?.id === 'string' && typeof one.text === 'string' && typeof one.error === 'string';

/** Each once, by its number. */
const inOrder = (messages: readonly ChatMessage[]): ChatMessage[] =>
  [...new Map(messages.map((one) => [one.seq, one])).values()].sort((a, b) => a.seq - b.seq);
