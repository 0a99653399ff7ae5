import { cx } from '../styles/cx.ts';
import styles from './contours.module.css';

export interface ContoursProps {
  /** `page` carries the dotted path too. */
  art?: 'band' | 'page';
  /** Where the lines fade out, so that text stays on quiet ground. */
  fade?: 'none' | 'top' | 'left' | 'responsive';
  className?: string;
}

/** Topographic lines behind a section. Fills its parent, which must be position: relative and clip. */
export function Contours({ art = 'band', fade = 'none', className }: ContoursProps) {
  return (
    <span className={cx(styles.contours, styles[art], styles[fade], className)} aria-hidden="true">
      <span className={styles.lines} />
      {art === 'page' && <span className={styles.path} />}
    </span>
  );
}
