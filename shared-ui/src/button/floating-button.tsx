import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../styles/cx.ts';
import styles from './floating-button.module.css';

interface FloatingButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name of the action, with the count: 'Кошик: 2 речі'. */
  label: string;
  icon: LucideIcon;
  count: number;
  variant: 'primary' | 'raised';
}

/** Stays at the foot of the window; its layer and its moves are its user's. */
export function FloatingButton({ label, icon, count, variant, className, ...rest }: FloatingButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.button, styles[variant], className)}
      aria-label={label}
    >
      <Icon of={icon} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
