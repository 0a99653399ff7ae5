import { useIntl } from '@stezhka/intl';
import { useHref } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { DayEntry } from './day-entry.tsx';
import styles from './days.module.css';
import { sampleEntry } from './sample-entry.ts';

/** What a written day looks like, and the way in. */
export function GuestDays() {
  const { formatMessage } = useIntl();
  const next = encodeURIComponent(useHref('/diary/days'));
  return (
    <>
      <div className={styles.sample}>
        <p>{formatMessage({ id: 'diary.sample' })}</p>
        <DayEntry {...sampleEntry((key) => formatMessage({ id: `diary.sample.${key}` }))} />
      </div>
      <Panel className={styles.invite}>
        <h2>{formatMessage({ id: 'diary.guest.title' })}</h2>
        <p>{formatMessage({ id: 'diary.guest.text' })}</p>
        <div className={styles.actions}>
          <Button href={`/login?next=${next}`}>{formatMessage({ id: 'diary.guest.login' })}</Button>
          <Button href="/register" variant="outline">
            {formatMessage({ id: 'diary.guest.register' })}
          </Button>
        </div>
      </Panel>
    </>
  );
}
