import { cx } from '../styles/cx.ts';
import { Link, type LinkProps } from './link.tsx';
import styles from './link-more.module.css';

export function LinkMore({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx(styles.more, className)} />;
}
