import { useLocale, useText } from '@stezhka/intl';
import type { Id } from '@stezhka/kit-contract';
import { formatDate } from '@stezhka/shared-ui/format';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { eventHistoryQuery } from './calendar.queries.ts';
import { EventLine } from './event-line.tsx';
import styles from './event-window.module.css';

/** Changes of one event, newest first; asked for once they are opened. */
export function EventChanges({ id, timeZone }: { id: Id; timeZone: string }) {
  const t = useText('diary.events');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { data } = shell().useCall(...eventHistoryQuery(id), { skip: !open });
  return (
    <details className={styles.changes} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('changes')}</summary>
      {open && data && (
        <ol>
          {data.changes.map(({ kind, at, event }) => (
            <li key={`${at} ${kind}`}>
              <span className={styles.kind}>
                {t(`change.${kind}`)}, {formatDate(at, locale, 'moment', timeZone)}
              </span>
              <EventLine event={event} withDate />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
