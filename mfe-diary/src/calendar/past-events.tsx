import type { CalendarEvent } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { Modal } from '@stezhka/shared-ui/modal';
import { Loading, Skeleton } from '@stezhka/shared-ui/skeleton';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { pastEventsQuery } from './calendar.queries.ts';
import { EventLine } from './event-line.tsx';
import styles from './event-window.module.css';

interface PastEventsProps {
  open: boolean;
  onClose: () => void;
}

/** Events of the days that have passed, newest first. */
export function PastEvents({ open, onClose }: PastEventsProps) {
  const t = useText('diary.events');
  return (
    <Modal open={open} onClose={onClose} title={t('past')} closeLabel={t('close')}>
      {open && <PastEventsList />}
    </Modal>
  );
}

function PastEventsList() {
  const t = useText('diary.events');
  const [pages, setPages] = useState(1);
  return (
    <>
      {Array.from({ length: pages }, (_, i) => (
        <PastEventsPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
          key={i}
          page={i + 1}
          isLast={i + 1 === pages}
          onMore={() => setPages(pages + 1)}
          moreLabel={t('pastMore')}
        />
      ))}
    </>
  );
}

interface PageProps {
  page: number;
  isLast: boolean;
  onMore: () => void;
  moreLabel: string;
}

function PastEventsPage({ page, isLast, onMore, moreLabel }: PageProps) {
  const t = useText('diary.events');
  const { data, error, isFetching, refetch } = shell().useCall(...pastEventsQuery(page));
  if (!data && error)
    return (
      <ErrorArea
        title={t('error')}
        text={error.message}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  if (!data)
    return (
      <Loading label={t('loading')}>
        <Skeleton shape="panel" height={120} />
      </Loading>
    );
  if (page === 1 && !data.events.length) return <EmptyState title={t('pastEmpty')} />;
  return (
    <>
      <ul className={styles.past}>
        {data.events.map((event: CalendarEvent) => (
          <li key={event.id}>
            <EventLine event={event} withDate />
          </li>
        ))}
      </ul>
      {isLast && page < data.pagination.pages && (
        <Button variant="outline" size="s" className={styles.more} onClick={onMore}>
          {moreLabel}
        </Button>
      )}
    </>
  );
}
