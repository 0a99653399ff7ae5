import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import { cx } from '../styles/cx.ts';
import styles from './icon-button.module.css';

interface IconButtonLook {
  /** What it does, in words; put the badge's number in here too: 'Кошик: 2 речі'. */
  label: string;
  icon?: LucideIcon;
  /** Instead of an icon, e.g. the language's three letters. */
  children?: ReactNode;
  /** A small number at the corner; 0 and undefined show none. */
  badge?: number;
  variant?: 'plain' | 'outline' | 'surface';
  /** 44 or 56 px. */
  size?: 'm' | 'l';
  /** Makes it a toggle. */
  pressed?: boolean;
  /** How it looks when pressed: filled with the primary colour, or as a red heart. */
  pressedAs?: 'primary' | 'heart';
}

type AsLink = IconButtonLook & Omit<LinkProps, 'children'>;
type AsButton = IconButtonLook & Omit<ComponentProps<'button'>, 'children'> & { href?: undefined };
export type IconButtonProps = AsLink | AsButton;

/** A round button of 44 px that shows only an icon. */
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
