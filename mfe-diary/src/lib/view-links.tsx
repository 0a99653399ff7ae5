import { Link } from '@stezhka/shared-ui/link';
import type { ReactNode } from 'react';
import styles from './view-links.module.css';

interface ViewLinksProps {
  label: string;
  views: { href: string; title: ReactNode; current: boolean }[];
}

/** Views of a page with addresses of their own, so that they open without JavaScript and go back by the browser. */
export function ViewLinks({ label, views }: ViewLinksProps) {
  return (
    <nav className={styles.views} aria-label={label}>
      {views.map(({ href, title, current }) => (
        <Link key={href} href={href} keepScroll aria-current={current ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
