import {
  getChat,
  getChatHistory,
  readChat,
  sendChatMessage,
  streamChat,
  typeInChat,
} from '@stezhka/content-contract';
import { callUrl } from '@stezhka/kit-contract';
import { useHydrated } from '@stezhka/shared-ui/hydration';
import { shell } from '@stezhka/shell-contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useReadMark, useThread } from './use-thread.ts';

/** Visitors without anything personal have no thread, and nothing is asked for them. */
const isVisitor = () => /(?:^|; )visitor=/.test(document.cookie);
const useOlder = (before: number | undefined) =>
  shell().useCall(getChatHistory, { query: { before: before ?? 1 } }, { skip: before === undefined });

/** The visitor's own thread. @param shown answers count as read while they are on screen */
export function useChat(shown: boolean) {
  const { useCall, useChange } = shell();
  const hydrated = useHydrated();
  const [wrote, setWrote] = useState(false);
  const skip = !hydrated || !(wrote || isVisitor());
  const { data, error, refetch, isFetching } = useCall(getChat, undefined, { skip, optional: true });
  const [send] = useChange(sendChatMessage, { quiet: true });
  const [read] = useChange(readChat, { quiet: true });
  const [tellTyping] = useChange(typeInChat, { quiet: true });
  const id = data?.thread?.id;
  const onUser = useEffectEvent(() => {
    if (!skip) refetch();
  });
  useEffect(() => shell().events.on('account:user-changed', onUser), []);
  const thread = useThread({
    side: 'visitor',
    thread: id,
    reply: data?.thread ? { ...data, status: { ...data.thread, staffHere: data.staffHere } } : undefined,
    useOlder,
    async send(body) {
      const sent = await send({ body });
      setWrote(true);
      return sent;
    },
    tellTyping: () => tellTyping(),
    address: (after) => `/api${callUrl(streamChat, { query: { after } })}`,
    onReset: refetch,
    draft: 'chat',
  });
  const { messages, status } = thread;
  const answers = messages.filter(({ from }) => from === 'staff');
  const readUpTo = status?.visitorRead ?? 0;
  useReadMark({
    last: answers.at(-1)?.seq ?? 0,
    readUpTo,
    shown: shown && id !== undefined,
    mark: async (seq) => {
      const now = (await read({ body: { seq } })).thread;
      if (now) thread.noteStatus(now);
    },
  });
  return {
    ...thread,
    unread: shown ? 0 : answers.filter(({ seq }) => seq > readUpTo).length,
    staffHere: status?.staffHere ?? data?.staffHere ?? false,
    failed: error !== undefined && !data,
    isFetching,
    refetch,
  };
}

export type Chat = ReturnType<typeof useChat>;
