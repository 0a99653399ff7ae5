import type { CalendarEvent } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import type { PlainDate } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { Icon } from '@stezhka/shared-ui/icon';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { restoreFocus } from '@stezhka/shared-ui/restore-focus';
import { shell } from '@stezhka/shell-contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { eventsQuery } from './calendar.queries.ts';
import styles from './day-events.module.css';
import { EventLine } from './event-line.tsx';

const EventWindow = lazyPart(
  async () => (await import(/* webpackChunkName: "event-window" */ './event-window.tsx')).EventWindow,
  { when: 'open' },
);
const PastEvents = lazyPart(
  async () => (await import(/* webpackChunkName: "past-events" */ './past-events.tsx')).PastEvents,
  { when: 'open' },
);

interface DayEventsProps {
  date: PlainDate;
  /** The member's own, for the moments of the history. */
  timeZone: string;
}

/** Product 3, Calendar event: those of one date; days ahead may have some too. */
export function DayEvents({ date, timeZone }: DayEventsProps) {
  const t = useText('diary.events');
  const { data, error, isFetching, refetch } = shell().useCall(...eventsQuery(date), { optional: true });
  const [editor, setEditor] = useState<{ open: boolean; event?: CalendarEvent }>({ open: false });
  const [past, setPast] = useState(false);
  const events = data?.events ?? [];
  return (
    <Panel className={styles.panel} aria-labelledby="events">
      <h2 id="events" className={styles.title}>
        {t('title')}
      </h2>
      {!data && error ? (
        <ErrorArea
          title={t('error')}
          text={error.message}
          retryLabel={t('retry')}
          retrying={isFetching}
          onRetry={refetch}
        />
      ) : (
        data && !events.length && <p className={styles.empty}>{t('empty')}</p>
      )}
      {events.length > 0 && (
        <ul className={styles.list} ref={restoreFocus} aria-labelledby="events">
          {events.map((event) => (
            <li key={event.id}>
              <button type="button" className={styles.line} onClick={() => setEditor({ open: true, event })}>
                <EventLine event={event} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button
          variant="outline"
          size="s"
          icon={<Icon of={Plus} size={18} />}
          onClick={() => setEditor({ open: true })}
        >
          {t('add')}
        </Button>
        <Button variant="ghost" size="s" onClick={() => setPast(true)}>
          {t('past')}
        </Button>
      </div>
      <EventWindow
        key={editor.event ? `${editor.event.id} ${editor.event.revision}` : date}
        open={editor.open}
        event={editor.event}
        date={date}
        timeZone={timeZone}
        onClose={() => setEditor({ ...editor, open: false })}
      />
      <PastEvents open={past} timeZone={timeZone} onClose={() => setPast(false)} />
    </Panel>
  );
}
