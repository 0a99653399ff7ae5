import { useText } from '@stezhka/intl';
import { Icon } from '@stezhka/shared-ui/icon';
import { Link } from '@stezhka/shared-ui/link';
import { BookOpen, type LucideIcon, Settings, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './diary-frame.module.css';

type DiaryPage = 'today' | 'days' | 'settings';

const PAGES: { id: DiaryPage; href: string; icon: LucideIcon }[] = [
  { id: 'today', href: '/diary', icon: Sun },
  { id: 'days', href: '/diary/days', icon: BookOpen },
  { id: 'settings', href: '/diary/settings', icon: Settings },
];

export interface DiaryFrameProps {
  page?: DiaryPage | undefined;
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
