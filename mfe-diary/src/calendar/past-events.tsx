import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { Link } from '@stezhka/shared-ui/link';
import { Modal } from '@stezhka/shared-ui/modal';
import { Tabs } from '@stezhka/shared-ui/tabs';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { CallArea } from '../lib/call-area.tsx';
import { pastEventsQuery, removedEventsQuery } from './calendar.queries.ts';
import { EventChanges } from './event-changes.tsx';
import { EventLine } from './event-line.tsx';
import styles from './event-window.module.css';

interface PastEventsProps {
  open: boolean;
  /** The member's own, for the moments of changes. */
  timeZone: string;
  onClose: () => void;
}

/** Events of the days that have passed, and of any day those that were removed within a month. */
export function PastEvents({ open, timeZone, onClose }: PastEventsProps) {
  const t = useText('diary.events');
  return (
    <Modal open={open} onClose={onClose} title={t('past')} closeLabel={t('close')}>
      {open && (
        <Tabs
          label={t('past')}
          tabs={[
            { id: 'past', title: t('pastDays'), content: <EventPages timeZone={timeZone} /> },
            { id: 'removed', title: t('removed'), content: <EventPages timeZone={timeZone} removed /> },
          ]}
        />
      )}
    </Modal>
  );
}

interface EventPagesProps {
  timeZone: string;
  removed?: boolean;
}

function EventPages(list: EventPagesProps) {
  const [pages, setPages] = useState(1);
  return Array.from({ length: pages }, (_, i) => (
    <EventPage
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
      key={i}
      {...list}
      page={i + 1}
      isLast={i + 1 === pages}
      onMore={() => setPages(pages + 1)}
    />
  ));
}

interface EventPageProps extends EventPagesProps {
  page: number;
  isLast: boolean;
  onMore: () => void;
}

function EventPage({ page, isLast, onMore, timeZone, removed }: EventPageProps) {
  const t = useText('diary.events');
  const query = removed ? removedEventsQuery(page) : pastEventsQuery(page);
  return (
    <CallArea
      call={shell().useCall(...query)}
      words={{ error: t('error'), loading: t('loading') }}
      height={120}
    >
      {({ events, pagination }) =>
        page === 1 && !events.length ? (
          <EmptyState title={t(removed ? 'removedEmpty' : 'pastEmpty')} />
        ) : (
          <>
            {removed && page === 1 && <p className={styles.kept}>{t('removedKept')}</p>}
            <ul className={styles.past}>
              {events.map((event) => (
                <li key={event.id}>
                  <Link className={styles.line} href={`/diary/${event.date}`}>
                    <EventLine event={event} withDate />
                  </Link>
                  {removed && <EventChanges id={event.id} timeZone={timeZone} />}
                </li>
              ))}
            </ul>
            {isLast && page < pagination.pages && (
              <Button variant="outline" size="s" className={styles.more} onClick={onMore}>
                {t('pastMore')}
              </Button>
            )}
          </>
        )
      }
    </CallArea>
  );
}
