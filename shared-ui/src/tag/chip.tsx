import { Check, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import { cx } from '../styles/cx.ts';
import styles from './chip.module.css';

export interface ChipProps extends ComponentProps<'button'> {
  pressed?: boolean;
  /** Applied filter that a click removes; the aria-label must say so. */
  removable?: boolean;
}

export function Chip({ pressed, removable, className, children, ...rest }: ChipProps) {
  const look = cx(styles.chip, pressed && styles.on, removable && styles.removable, className);
  return (
    <button type="button" {...rest} className={look} aria-pressed={pressed}>
      {pressed && <Icon of={Check} size={18} />}
      {children}
      {removable && <Icon of={X} size={16} />}
    </button>
  );
}

export function ChipLink({ current, className, children, ...rest }: LinkProps & { current?: boolean }) {
  return (
    <Link
      {...rest}
      className={cx(styles.chip, current && styles.on, className)}
      aria-current={current ? 'page' : undefined}
    >
      {current && <Icon of={Check} size={18} />}
      {children}
    </Link>
  );
}
