import {
  getChatThread,
  getChatThreadHistory,
  readChatThread,
  replyInChat,
  setChatState,
  streamChatQueue,
  typeInChatThread,
} from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { callUrl } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { shell } from '@stezhka/shell-contract';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import styles from './chat-staff.module.css';
import { nameOf } from './chat-staff.page.tsx';
import { connectEvents } from './event-connection.ts';
import { ThreadView } from './thread-view.tsx';
import { useReadMark, useThread } from './use-thread.ts';

interface StaffThreadProps {
  id: string;
  /** The list alone, on a phone. */
  backHref: string;
  onQueue: () => void;
}

export function StaffThread({ id, backHref, onQueue }: StaffThreadProps) {
  const t = useText('content.chatStaff');
  const { useCall, useChange } = shell();
  const params = { id };
  const { data, error, refetch, isFetching } = useCall(getChatThread, { params }, { optional: true });
  const [send] = useChange(replyInChat, { quiet: true });
  const [read] = useChange(readChatThread, { quiet: true });
  const [tellTyping] = useChange(typeInChatThread, { quiet: true });
  const [setState, { isLoading }] = useChange(setChatState);
  const isGone = error?.status === 404;
  const thread = useThread({
    side: 'staff',
    thread: isGone ? undefined : id,
    reply: isGone || !data ? undefined : { ...data, status: data },
    useOlder: (before) =>
      shell().useCall(
        getChatThreadHistory,
        { params, query: { before: before ?? 1 } },
        { skip: before === undefined },
      ),
    send: (body) => send({ params, body }),
    tellTyping: () => tellTyping({ params }),
    address: (after) => `/api${callUrl(streamChatQueue, { query: { thread: id, after } })}`,
    onReset: refetch,
    onQueue,
    draft: `chat-${id}`,
  });
  useReadMark({
    last: thread.messages.findLast(({ from }) => from === 'visitor')?.seq ?? 0,
    readUpTo: thread.status?.staffRead ?? 0,
    shown: data !== undefined,
    mark: async (seq) => thread.noteStatus((await read({ params, body: { seq } })).thread),
  });

  if (isGone || (error && !data))
    return (
      <section className={styles.thread}>
        <ErrorArea
          title={t(isGone ? 'gone' : 'failed')}
          onRetry={refetch}
          retryLabel={t('retry')}
          retrying={isFetching}
        />
      </section>
    );
  if (!data) return <section className={styles.thread} aria-busy="true" />;
  const isClosed = (thread.status?.state ?? data.state) === 'closed';
  const name = nameOf(data.thread, t);
  // A change that failed has said so.
  const change = () =>
    setState({ params, body: { state: isClosed ? 'open' : 'closed' } }).then(refetch, () => {});
  return (
    <section className={styles.thread} aria-label={t('threadOf', { name })}>
      <header className={styles.head}>
        <IconButton icon={ArrowLeft} href={backHref} label={t('back')} className={styles.back} />
        <h2>{name}</h2>
        <Button variant="outline" size="s" loading={isLoading} onClick={change}>
          {t(isClosed ? 'reopen' : 'close')}
        </Button>
      </header>
      <ThreadView
        thread={thread}
        side="staff"
        closed={isClosed ? <p className={styles.closed}>{t('isClosed')}</p> : undefined}
      />
    </section>
  );
}

/** While no thread is chosen, the list alone follows what comes. */
export function StaffWatch({ onQueue }: { onQueue: () => void }) {
  const tell = useEffectEvent(onQueue);
  useEffect(
    () =>
      connectEvents({
        address: () => `/api${callUrl(streamChatQueue)}`,
        names: ['queue'],
        onEvent: () => tell(),
        onLost: () => {},
      }),
    [],
  );
  return null;
}
