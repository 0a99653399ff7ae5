import { useText } from '@stezhka/intl';
import styles from './diary-closed.module.css';

export interface DiaryClosedProps {
  /** 'h1' where it is the whole page. */
  heading?: 'h1' | 'h2';
}

export function DiaryClosed({ heading: Heading = 'h1' }: DiaryClosedProps) {
  const t = useText('diary');
  return (
    <section className={styles.closed}>
      <Heading>{t('closed')}</Heading>
      <p>{t('closed.text')}</p>
    </section>
  );
}
