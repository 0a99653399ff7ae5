import { useText } from '@stezhka/intl';
import { cx } from '@stezhka/shared-ui/cx';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { noBreak } from '@stezhka/shared-ui/format';
import { shell } from '@stezhka/shell-contract';
import { contactsQuery } from '../pages/pages.queries.ts';
import styles from './chat.module.css';
import { ThreadView } from './thread-view.tsx';
import type { Chat } from './use-chat.ts';

/** The number that answers day and night in Ukraine. */
export const CRISIS_LINE = '7333';

interface ChatPanelProps {
  chat: Chat;
  autoFocus?: boolean;
  /** It fills the window of a phone. */
  sheet?: boolean;
}

/** The visitor's chat, within the widget's window or the page. */
export function ChatPanel({ chat, autoFocus, sheet }: ChatPanelProps) {
  const t = useText('content.chat');
  const hours = shell().useCall(...contactsQuery, { optional: true }).data?.contacts.workTime ?? '';
  const isEmpty = !chat.messages.length && !chat.unsent.length;
  return (
    <div className={cx(styles.panel, sheet && styles.sheet)}>
      <p className={styles.limits}>
        {noBreak(t('notTherapy'))} <a href={`tel:${CRISIS_LINE}`}>{t('crisis')}</a>
      </p>
      {chat.failed ? (
        <ErrorArea
          title={t('unread.failed')}
          onRetry={chat.refetch}
          retryLabel={t('retry')}
          retrying={chat.isFetching}
        />
      ) : (
        <ThreadView
          thread={chat}
          side="visitor"
          {...(autoFocus && { autoFocus })}
          greeting={
            <div className={styles.greeting}>
              {isEmpty && <p>{noBreak(t('greeting'))}</p>}
              <p className={styles.presence} data-here={chat.staffHere || undefined}>
                {noBreak(chat.staffHere ? t('here') : t('away', { hours }))}
              </p>
              {chat.status?.state === 'closed' && <p>{noBreak(t('closed'))}</p>}
            </div>
          }
        />
      )}
    </div>
  );
}
