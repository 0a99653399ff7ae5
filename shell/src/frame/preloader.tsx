import { useText } from '@stezhka/intl';
import { useSelector } from '@stezhka/store';
import type { ShellState } from '../state/store.ts';
import styles from './preloader.module.css';
import { useBusy } from './use-busy.ts';

/**
 * The one preloader (product 2.5, Preloader): a line along the top while the next page is on its way,
 * and over the whole page while a part such as the checkout makes the visitor wait.
 */
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
