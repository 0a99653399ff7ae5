import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { cx } from '../styles/cx.ts';
import styles from './pager.module.css';

type PagerItem =
  | { kind: 'page'; page: number; only?: 'wide' }
  | { kind: 'gap'; key: string; only?: 'narrow' };

/** A phone has no room for the neighbours (`wide`), so gaps marked `narrow` take their place. */
export function pagerItems(page: number, pages: number): PagerItem[] {
  if (pages <= 5) return Array.from({ length: pages }, (_, i) => ({ kind: 'page', page: i + 1 }));
  const items: PagerItem[] = [];
  for (let at = 1; at <= pages; at++) {
    const edge = at === 1 || at === pages;
    if (edge || at === page) items.push({ kind: 'page', page: at });
    else if (Math.abs(at - page) === 1) items.push({ kind: 'page', page: at, only: 'wide' });
  }
  const gap = (key: string, between: number): PagerItem[] =>
    between < 1 ? [] : [{ kind: 'gap', key, ...(between === 1 && { only: 'narrow' as const }) }];
  items.splice(1, 0, ...gap('before', page - 2));
  items.splice(-1, 0, ...gap('after', pages - page - 1));
  return items;
}

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  /** Address of a page; page 1 should have none of its own. */
  hrefFor: (page: number) => string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
  children?: ReactNode;
  className?: string;
}

export function Pager({ page, pages, hrefFor, labels, children, className }: PagerProps) {
  if (pages <= 1) return children ? <div className={cx(styles.pager, className)}>{children}</div> : null;
  const step = (to: number, rel: 'prev' | 'next', icon: typeof ChevronLeft, label: string) =>
    to < 1 || to > pages ? (
      <span className={cx(styles.step, styles.off)} aria-hidden="true">
        <Icon of={icon} size={20} />
      </span>
    ) : (
      <Link href={hrefFor(to)} rel={rel} className={styles.step} aria-label={label}>
        <Icon of={icon} size={20} />
      </Link>
    );
  return (
    <div className={cx(styles.pager, className)}>
      {children}
      <nav className={styles.nav} aria-label={labels.nav}>
        {step(page - 1, 'prev', ChevronLeft, labels.previous)}
        {pagerItems(page, pages).map((item) =>
          item.kind === 'gap' ? (
            <span
              key={item.key}
              className={cx(styles.gap, item.only && styles[item.only])}
              aria-hidden="true"
            >
              …
            </span>
          ) : (
            <Link
              key={item.page}
              href={hrefFor(item.page)}
              className={cx(styles.page, item.only && styles[item.only])}
              aria-label={labels.page(item.page)}
              aria-current={item.page === page ? 'page' : undefined}
            >
              {item.page}
            </Link>
          ),
        )}
        {step(page + 1, 'next', ChevronRight, labels.next)}
      </nav>
    </div>
  );
}
