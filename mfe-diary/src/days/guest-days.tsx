import { useText } from '@stezhka/intl';
import { useHref } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { DayEntry } from './day-entry.tsx';
import styles from './days.module.css';
import { sampleEntry } from './sample-entry.ts';

export function GuestDays() {
  const t = useText('diary');
  const sample = useText('diary.sample');
  const next = encodeURIComponent(useHref('/diary/days'));
  return (
    <>
      <div className={styles.sample}>
        <p>{t('sample')}</p>
        <DayEntry {...sampleEntry(sample)} />
      </div>
      <Panel className={styles.invite}>
        <h2>{t('guest.title')}</h2>
        <p>{t('guest.text')}</p>
        <div className={styles.actions}>
          <Button href={`/login?next=${next}`}>{t('guest.login')}</Button>
          <Button href="/register" variant="outline">
            {t('guest.register')}
          </Button>
        </div>
      </Panel>
    </>
  );
}
