import { Link } from '../link/link.tsx';
import { cx } from '../styles/cx.ts';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  text: string;
  href?: string;
}

interface BreadcrumbsProps {
  items: Crumb[];
  label: string;
  className?: string;
}

/** The route's `breadcrumbs` and `header` hide the crumbs (product 2.5, Nav bar and breadcrumbs). */
export function Breadcrumbs({ items, label, className }: BreadcrumbsProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.list}>
        {items.map(({ text, href }, i) => {
          const last = i === items.length - 1;
          return (
            <li key={`${href}${text}`} className={cx(styles.item, last && styles.last)}>
              {href && !last ? (
                <Link href={href} className={styles.link}>
                  {text}
                </Link>
              ) : (
                <span aria-current={last ? 'page' : undefined}>{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
