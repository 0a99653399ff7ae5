import { useLocation } from '@stezhka/router';
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
  if (!items.length) return null;
  return (
    <nav className={cx(styles.bar, className)} aria-label={label}>
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
