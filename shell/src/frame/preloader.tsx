import { useText } from '@stezhka/intl';
import { useSelector } from '@stezhka/store';
import type { ShellState } from '../state/store.ts';
import styles from './preloader.module.css';
import { useBusy } from './use-busy.ts';

/** A line while the next page loads, the whole page while a part is busy (product 2.5, Preloader). */
export function Preloader() {
  const t = useText();
  const moving = useSelector((state: ShellState) => state.routing.loaderVisibility);
  const busy = useBusy();
  return (
    <>
      {(moving || busy) && (
        <div
          className={styles.line}
          role="progressbar"
          aria-label={t(busy ? 'shell.busy' : 'shell.loading')}
        />
      )}
      <div role="status" className={busy ? styles.veil : 'visually-hidden'}>
        {busy && <p className={styles.word}>{t('shell.busy')}</p>}
      </div>
    </>
  );
}
