import { cx } from '@stezhka/shared-ui/cx';
import type { ComponentProps } from 'react';
import styles from './fold.module.css';

interface FoldProps extends ComponentProps<'details'> {
  /** The summary is drawn by its page; otherwise it looks like a link. */
  plain?: boolean;
}

/** A part that opens in place, with an arrow behind its summary. */
export const Fold = ({ plain, className, ...rest }: FoldProps) => (
  <details {...rest} className={cx(styles.fold, !plain && styles.words, className)} />
);
