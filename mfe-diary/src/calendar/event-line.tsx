import type { CalendarEvent } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { formatDate } from '@stezhka/shared-ui/format';
import styles from './day-events.module.css';

interface EventLineProps {
  event: Omit<CalendarEvent, 'revision'>;
  withDate?: boolean;
}

export function EventLine({ event: { date, time, title, note, color }, withDate }: EventLineProps) {
  const t = useText('diary.events');
  const locale = useLocale();
  const when = [withDate && formatDate(date, locale, 'date'), time ?? t('wholeDay')]
    .filter(Boolean)
    .join(', ');
  return (
    <span className={styles.event}>
      <i className={styles.mark} style={{ background: `var(--${color})` }} aria-hidden="true" />
      <span>
        <span className={styles.when}>{when}</span>
        <span className={styles.name}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </span>
  );
}
