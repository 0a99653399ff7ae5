import { useSelector } from '@stezhka/store';
import type { ShellState } from '../state/store.ts';
import { useText } from '../texts/use-text.ts';
import styles from './loader-line.module.css';

/** The page loader: one line along the top while the next page is on its way (product 2.3). */
export function LoaderLine() {
  const t = useText();
  const shown = useSelector((state: ShellState) => state.routing.loaderVisibility);
  return shown ? <div className={styles.line} role="progressbar" aria-label={t('shell.loading')} /> : null;
}
