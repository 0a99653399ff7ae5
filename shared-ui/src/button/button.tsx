import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import { cx } from '../styles/cx.ts';
import styles from './button.module.css';

interface ButtonLook {
  /** One primary per view. `deep` is for the deep ground, `danger` for destructive actions. */
  variant?: 'primary' | 'outline' | 'soft' | 'ghost' | 'deep' | 'danger';
  /** Heights: 56 (in a hero), 48, 40 px. */
  size?: 'l' | 'm' | 's';
  icon?: ReactNode;
  iconAfter?: ReactNode;
  full?: boolean;
  /** Shows a spinner, keeps the width and ignores clicks. */
  loading?: boolean;
  children: ReactNode;
}

type AsLink = ButtonLook & Omit<LinkProps, 'children'>;
type AsButton = ButtonLook & Omit<ComponentProps<'button'>, 'children'> & { href?: undefined };
export type ButtonProps = AsLink | AsButton;

export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'm',
    icon,
    iconAfter,
    full,
    loading,
    children,
    className,
    ...rest
  } = props;
  const look = cx(
    styles.button,
    styles[variant],
    styles[size],
    full && styles.full,
    loading && styles.loading,
    className,
  );
  const content = (
    <>
      <span className={styles.content}>
        {icon}
        <span>{children}</span>
        {iconAfter}
      </span>
      {loading && <span className={styles.spinner} aria-hidden="true" />}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Link {...rest} className={look}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      {...rest}
      className={look}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : rest.onClick}
    >
      {content}
    </button>
  );
}
