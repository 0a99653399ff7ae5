import { useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { noBreak } from '@stezhka/shared-ui/format';
import styles from './quote.module.css';

export function Quote({ text }: { text: string }) {
  const t = useText('diary');
  if (!text) return null;
  return (
    <Panel aria-labelledby="quote">
      <h2 id="quote" className={styles.title}>
        {t('quote')}
      </h2>
      <blockquote className={styles.quote}>{noBreak(text)}</blockquote>
    </Panel>
  );
}
