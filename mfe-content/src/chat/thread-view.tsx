import { CHAT_TEXT_MOST, type ChatMessage } from '@stezhka/content-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { cx } from '@stezhka/shared-ui/cx';
import { formatDate } from '@stezhka/shared-ui/format';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './chat.module.css';
import type { Thread } from './use-thread.ts';

/** From so many characters on, the rest is counted. */
const COUNTED = CHAT_TEXT_MOST - 200;
/** Pixels from the end within which a reader follows what comes. */
const NEAR = 80;

interface ThreadViewProps {
  thread: Thread;
  side: ChatMessage['from'];
  /** Above the messages; with none of them, all there is. */
  greeting?: ReactNode;
  /** In place of the field. */
  closed?: ReactNode;
  /** The field is where one begins. */
  autoFocus?: boolean;
}

/** Messages and the field to write in, alike for visitors and staff. */
export function ThreadView({ thread, side, greeting, closed, autoFocus }: ThreadViewProps) {
  const t = useText('content.chat');
  const { messages, unsent, status, typing, lost } = thread;
  const log = useLogPosition(messages, unsent.length);
  const readByOther = (side === 'visitor' ? status?.staffRead : status?.visitorRead) ?? 0;
  const own = messages.filter(({ from }) => from === side);
  const lastRead = own.findLast(({ seq }) => seq <= readByOther)?.seq;
  return (
    <div className={styles.thread}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keys */}
      <div className={styles.log} role="log" aria-live="polite" aria-label={t('log')} tabIndex={0} ref={log}>
        {greeting}
        {thread.more && (
          <Button variant="ghost" size="s" onClick={thread.loadOlder} loading={thread.isLoadingOlder}>
            {t('older')}
          </Button>
        )}
        <ol className={styles.messages}>
          {messages.map((message, n) => (
            <Message
              key={message.id}
              message={message}
              own={message.from === side}
              before={messages[n - 1]}
              read={message.seq === lastRead}
            />
          ))}
          {unsent.map(({ id, text, error }) => (
            <li key={id} className={cx(styles.message, styles.own)} data-state={error ? 'failed' : 'sending'}>
              <p className={styles.text}>{text}</p>
              <p className={styles.mark}>
                {error ? `${t('failed')} ${error === '?' ? '' : error}` : t('sending')}
              </p>
              {error && (
                <Button variant="soft" size="s" onClick={() => thread.retry({ id, text })}>
                  {t('retry')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.state} role="status">
        {lost ? t('lost') : typing ? t(side === 'visitor' ? 'staffTyping' : 'visitorTyping') : ''}
      </p>
      {closed ?? <Composer thread={thread} autoFocus={autoFocus} />}
    </div>
  );
}

interface MessageProps {
  message: ChatMessage;
  own: boolean;
  before: ChatMessage | undefined;
  read: boolean;
}

/** Remembered: dates of the reader's zone are slow to write, and the field beside is typed into. */
const Message = memo(function Message({ message, own, before, read }: MessageProps) {
  const t = useText('content.chat');
  const locale = useLocale();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const day = (at: string) => formatDate(at, locale, 'weekday', timeZone);
  const { from, text, at } = message;
  const newDay = !before || day(before.at) !== day(at);
  return (
    <>
      {newDay && <li className={styles.day}>{day(at)}</li>}
      <li className={cx(styles.message, own && styles.own)}>
        <span className="visually-hidden">{own ? t('you') : t(from === 'staff' ? 'staff' : 'visitor')}</span>
        <p className={styles.text}>{text}</p>
        <p className={styles.mark}>
          <time dateTime={at}>{formatDate(at, locale, 'time', timeZone)}</time>
          {read && ` · ${t('read')}`}
        </p>
      </li>
    </>
  );
});

function Composer({ thread, autoFocus }: { thread: Thread; autoFocus: boolean | undefined }) {
  const t = useText('content.chat');
  const id = useId();
  const { text } = thread;
  const left = CHAT_TEXT_MOST - text.length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    thread.submit();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        thread.submit();
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {t('field')}
      </label>
      <textarea
        id={id}
        className={styles.field}
        rows={1}
        value={text}
        maxLength={CHAT_TEXT_MOST}
        placeholder={t('field')}
        enterKeyHint="send"
        data-autofocus={autoFocus || undefined}
        aria-describedby={`${id}-left`}
        onChange={(event) => thread.type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        type="submit"
        icon={SendHorizontal}
        label={t('send')}
        className={styles.send}
        aria-disabled={!text.trim() || undefined}
      />
      <p id={`${id}-left`} className={styles.left}>
        {text.length > COUNTED ? t('left', { count: left }) : ''}
      </p>
    </form>
  );
}

/** Follows what comes while the end is in sight, and holds still where earlier messages are put in front. */
function useLogPosition(messages: readonly ChatMessage[], unsent: number) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useRef({ first: 0, height: 0 });
  const first = messages[0]?.seq ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed
  useLayoutEffect(() => {
    const log = ref.current!;
    const { first: before, height } = seen.current;
    const grown = log.scrollHeight - height;
    if (before && first < before) log.scrollTop += grown;
    else if (!before || log.scrollTop + log.clientHeight >= height - NEAR || unsent)
      log.scrollTop = log.scrollHeight;
    seen.current = { first, height: log.scrollHeight };
  }, [messages.length, first, unsent]);
  return ref;
}
