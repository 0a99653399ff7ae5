import type { ChatQueueReply, QueuedThread } from '@stezhka/content-contract';
import { useLocale, useText } from '@stezhka/intl';
import { SITE_TIME_ZONE } from '@stezhka/kit-contract';
import { useSearchParams } from '@stezhka/router';
import { cx } from '@stezhka/shared-ui/cx';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { formatDate } from '@stezhka/shared-ui/format';
import { useHydrated } from '@stezhka/shared-ui/hydration';
import { Link } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import styles from './chat-staff.module.css';
import { type Chosen, chosenHref, chosenIn, queueQuery } from './chat-staff.queries.ts';
import { StaffThread, StaffWatch } from './staff-thread.tsx';

/** Who waits, and the thread that is answered (product 2.6, Chat); on a phone one of them at a time. */
export function Component() {
  const t = useText('content.chatStaff');
  const [search] = useSearchParams();
  const chosen = chosenIn(search);
  const { data, refetch } = shell().useCall(...queueQuery(search));
  return (
    <div className={styles.page} data-thread={chosen.thread ? '' : undefined}>
      <section className={styles.queue} aria-label={t('queue')}>
        <h1 className={styles.title}>{t('title')}</h1>
        <nav className={styles.states} aria-label={t('states')}>
          {(['open', 'closed'] as const).map((state) => (
            <Link
              key={state}
              href={chosenHref(chosen, { state, page: 1, thread: undefined })}
              aria-current={state === chosen.state ? 'page' : undefined}
            >
              {t(state)}
              {state === 'open' && !!data?.unread && <span className={styles.count}>{data.unread}</span>}
            </Link>
          ))}
        </nav>
        {data && <Queue queue={data} chosen={chosen} />}
      </section>
      {chosen.thread ? (
        <StaffThread
          key={chosen.thread}
          id={chosen.thread}
          backHref={chosenHref(chosen, { thread: undefined })}
          onQueue={refetch}
        />
      ) : (
        <>
          <p className={styles.none}>{t('choose')}</p>
          <StaffWatch onQueue={refetch} />
        </>
      )}
    </div>
  );
}

function Queue({ queue, chosen }: { queue: ChatQueueReply; chosen: Chosen }) {
  const t = useText('content.chatStaff');
  const { page, pages } = queue.pagination;
  if (!queue.threads.length)
    return <EmptyState title={t(`empty.${chosen.state}`)} text={t(`empty.${chosen.state}.text`)} />;
  return (
    <>
      <ul className={styles.threads}>
        {queue.threads.map((thread) => (
          <Row key={thread.id} thread={thread} chosen={chosen} />
        ))}
      </ul>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={t('pages')}>
          {page > 1 && <Link href={chosenHref(chosen, { page: page - 1 })}>{t('newer')}</Link>}
          {page < pages && <Link href={chosenHref(chosen, { page: page + 1 })}>{t('older')}</Link>}
        </nav>
      )}
    </>
  );
}

function Row({ thread, chosen }: { thread: QueuedThread; chosen: Chosen }) {
  const t = useText('content.chatStaff');
  const locale = useLocale();
  const hydrated = useHydrated();
  // The thread beside names hours by the device's clock too.
  const zone = hydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : SITE_TIME_ZONE;
  const at = (moment: string) => formatDate(moment, locale, 'moment', zone);
  const { id, unread, lastFrom, lastText, lastAt, waitingSince } = thread;
  return (
    <li>
      <Link
        href={chosenHref(chosen, { thread: id })}
        className={cx(styles.row, unread && styles.unread)}
        aria-current={id === chosen.thread ? 'true' : undefined}
      >
        <span className={styles.who}>
          {unread && <span className="visually-hidden">{t('unread')} </span>}
          <span className={styles.name}>{nameOf(thread, t)}</span>
          <span className={styles.language}>{thread.locale}</span>
        </span>
        <span className={styles.last}>{lastFrom === 'staff' ? t('us', { text: lastText }) : lastText}</span>
        <span className={styles.when}>
          {waitingSince ? t('waits', { since: at(waitingSince) }) : at(lastAt)}
        </span>
      </Link>
    </li>
  );
}

/** A guest is told apart by some letters of the thread. */
export const nameOf = (
  { who, name }: QueuedThread,
  t: ReturnType<typeof useText<'content.chatStaff'>>,
): string => (who === 'guest' ? t('guest', { name }) : name || t('member'));
