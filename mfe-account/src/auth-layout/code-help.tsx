import { useText } from '@stezhka/intl';
import styles from './auth-layout.module.css';

/** Below the form of a code: for whoever has neither the app nor recovery codes. */
export function CodeHelp() {
  const text = useText('account.second.help');
  return (
    <details className={styles.help}>
      <summary>{text('title')}</summary>
      <p>{text('stranger')}</p>
      <p>{text('lost')}</p>
    </details>
  );
}
