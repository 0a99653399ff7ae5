import { Link } from '../link/link.tsx';
import { cx } from '../styles/cx.ts';
import styles from './logo.module.css';
import { Mark } from './mark.tsx';

interface LogoProps {
  /** The word beside the mark, in the page's language. */
  name: string;
  /** Where it leads; null for a bare drawing. */
  href?: string | null;
  /** Said instead of the word where that says more, e.g. 'Стежка, на головну'. */
  label?: string;
  className?: string;
}

/** The mark and the name: one line going away to a sun. */
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
