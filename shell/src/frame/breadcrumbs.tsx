import { useSelector } from '@stezhka/store';
import type { ShellState } from '../state/store.ts';
import { useText } from '../texts/use-text.ts';
import styles from './breadcrumbs.module.css';
import { useLazy } from './use-lazy.ts';

const loadTrail = async () =>
  (await import(/* webpackChunkName: "breadcrumbs" */ '@stezhka/shared-ui/breadcrumbs')).Breadcrumbs;

/** The crumbs that the page asked for; most pages draw their own. */
export function Breadcrumbs() {
  const t = useText();
  const items = useSelector((state: ShellState) => state.breadcrumbs.items);
  const Trail = useLazy(loadTrail, items.length > 0);
  return Trail ? <Trail items={items} label={t('shell.crumbs')} className={styles.crumbs} /> : null;
}
