import { Link } from '../link/link.tsx';
import { cx } from '../styles/cx.ts';
import styles from './logo.module.css';
import { Mark } from './mark.tsx';

interface LogoProps {
  name: string;
  /** null for a drawing without a link. */
  href?: string | null;
  label?: string;
  className?: string;
}

export function Logo({ name, href = '/', label, className }: LogoProps) {
  const content = (
    <>
      <Mark size={34} />
      <span>{name}</span>
    </>
  );
  if (href === null) return <span className={cx(styles.logo, className)}>{content}</span>;
  return (
    <Link href={href} className={cx(styles.logo, className)} aria-label={label}>
      {content}
    </Link>
  );
}
