import { useLocation } from '@stezhka/router';
import { useEffect, useRef } from 'react';
import { cx } from '../styles/cx.ts';
import { ChipLink } from '../tag/chip.tsx';
import styles from './nav-bar.module.css';

export interface NavItem {
  /** Path without the locale. */
  href: string;
  title: string;
  theme?: 'dawn' | 'mist' | 'lilac' | 'wheat' | 'sky';
}

interface NavBarProps {
  items: NavItem[];
  label: string;
  className?: string | undefined;
}

/** The route's `breadcrumbs` and `header` hide the bar (product 2.5, Nav bar and breadcrumbs). */
export function NavBar({ items, label, className }: NavBarProps) {
  const { pathname } = useLocation();
  const holds = ({ href }: NavItem) => pathname === href || pathname.startsWith(`${href}/`);
  const active = items.filter(holds).sort((a, b) => b.href.length - a.href.length)[0];
  const bar = useRef<HTMLElement>(null);
  const current = active?.href;
  useEffect(() => {
    if (current) showCurrent(bar.current);
  }, [current]);
  if (!items.length) return null;
  return (
    <nav ref={bar} className={cx(styles.bar, className)} aria-label={label}>
      {items.map((item) => (
        <ChipLink
          key={item.href}
          href={item.href}
          current={item === active}
          style={item.theme && item !== active ? { background: `var(--${item.theme})` } : undefined}
        >
          {item.title}
        </ChipLink>
      ))}
    </nav>
  );
}

/** On a phone the bar scrolls; the page does not. */
function showCurrent(bar: HTMLElement | null): void {
  const chip = bar?.querySelector('[aria-current]');
  if (!bar || !chip) return;
  const [whole, part] = [bar.getBoundingClientRect(), chip.getBoundingClientRect()];
  bar.scrollLeft += part.left - whole.left - (whole.width - part.width) / 2;
}
