import { useText } from '@stezhka/intl';
import { Icon } from '@stezhka/shared-ui/icon';
import { Link } from '@stezhka/shared-ui/link';
import { BookOpen, type LucideIcon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './diary-frame.module.css';

const PAGES: { id: 'today' | 'days'; href: string; icon: LucideIcon }[] = [
  { id: 'today', href: '/diary', icon: Sun },
  { id: 'days', href: '/diary/days', icon: BookOpen },
];

export interface DiaryFrameProps {
  page?: 'today' | 'days';
  under?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** On a phone a dock replaces the rail. */
export function DiaryFrame({ page, under, aside, children }: DiaryFrameProps) {
  const t = useText('diary');
  const label = t('nav');
  const links = PAGES.map(({ id, href, icon }) => (
    <Link key={id} href={href} aria-current={id === page ? 'page' : undefined}>
      <Icon of={icon} />
      {t(`nav.${id}`)}
    </Link>
  ));
  return (
    <div className={aside ? styles.frame : styles.two}>
      <nav className={styles.rail} aria-label={label}>
        {links}
      </nav>
      <div className={styles.page}>{children}</div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
      {under && <div className={styles.under}>{under}</div>}
      <nav className={styles.dock} aria-label={label}>
        {links}
      </nav>
    </div>
  );
}
