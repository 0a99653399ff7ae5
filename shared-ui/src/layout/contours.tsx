import { cx } from '../styles/cx.ts';
import styles from './contours.module.css';

export interface ContoursProps {
  art?: 'band' | 'page';
  fade?: 'none' | 'top' | 'left' | 'responsive';
  className?: string;
}

/** The parent must be position: relative and clip. */
export function Contours({ art = 'band', fade = 'none', className }: ContoursProps) {
  return (
    <span className={cx(styles.contours, styles[art], styles[fade], className)} aria-hidden="true">
      <span className={styles.lines} />
      {art === 'page' && <span className={styles.path} />}
    </span>
  );
}
