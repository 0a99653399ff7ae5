import { useIntl } from '@stezhka/intl';
import styles from './diary-closed.module.css';

export interface DiaryClosedProps {
  /** 'h1' where it is the whole page. */
  heading?: 'h1' | 'h2';
}

export function DiaryClosed({ heading: Heading = 'h1' }: DiaryClosedProps) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.closed}>
      <Heading>{formatMessage({ id: 'diary.closed' })}</Heading>
      <p>{formatMessage({ id: 'diary.closed.text' })}</p>
    </section>
  );
}
