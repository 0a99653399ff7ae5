import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import { cx } from '../styles/cx.ts';
import styles from './icon-button.module.css';

interface IconButtonLook {
  /** Accessible name of the action, with the badge's number: 'Кошик: 2 речі'. */
  label: string;
  icon?: LucideIcon;
  children?: ReactNode;
  badge?: number;
  variant?: 'plain' | 'outline' | 'surface';
  /** 44 or 56 px. */
  size?: 'm' | 'l';
  pressed?: boolean;
  pressedAs?: 'primary' | 'heart';
}

type AsLink = IconButtonLook & Omit<LinkProps, 'children'>;
type AsButton = IconButtonLook & Omit<ComponentProps<'button'>, 'children'> & { href?: undefined };
export type IconButtonProps = AsLink | AsButton;

export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    children,
    badge,
    variant = 'plain',
    size = 'm',
    pressed,
    pressedAs = 'primary',
    className,
    ...rest
  } = props;
  const look = cx(styles.button, styles[variant], styles[size], pressed && styles[pressedAs], className);
  const content = (
    <>
      {icon ? <Icon of={icon} /> : children}
      {badge ? (
        <span className={styles.badge} aria-hidden="true">
          {badge > 99 ? '99+' : badge}
        </span>
      ) : null}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Link {...rest} className={look} aria-label={label}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" {...rest} className={look} aria-label={label} aria-pressed={pressed}>
      {content}
    </button>
  );
}
