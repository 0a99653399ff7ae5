import { useText } from '@stezhka/intl';
import { Icon } from '@stezhka/shared-ui/icon';
import { Link } from '@stezhka/shared-ui/link';
import {
  Award,
  BookOpen,
  ChartLine,
  Flag,
  Footprints,
  ListChecks,
  type LucideIcon,
  Repeat,
  Settings,
  Sun,
} from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './diary-frame.module.css';

type DiaryPage =
  | 'today'
  | 'planning'
  | 'habits'
  | 'goals'
  | 'courses'
  | 'totals'
  | 'days'
  | 'achievements'
  | 'settings';

const PAGES: { id: DiaryPage; href: string; icon: LucideIcon }[] = [
  { id: 'today', href: '/diary', icon: Sun },
  { id: 'planning', href: '/diary/planning', icon: ListChecks },
  { id: 'habits', href: '/diary/habits', icon: Repeat },
  { id: 'goals', href: '/diary/goals', icon: Flag },
  { id: 'courses', href: '/diary/courses', icon: Footprints },
  { id: 'totals', href: '/diary/totals', icon: ChartLine },
  { id: 'days', href: '/diary/days', icon: BookOpen },
  { id: 'achievements', href: '/diary/achievements', icon: Award },
  { id: 'settings', href: '/diary/settings', icon: Settings },
];

export interface DiaryFrameProps {
  page?: DiaryPage | undefined;
  under?: ReactNode;
  aside?: ReactNode;
  /** Below the page, on a phone after the aside. */
  after?: ReactNode;
  children: ReactNode;
}

/** On a phone a dock replaces the rail. */
export function DiaryFrame({ page, under, aside, after, children }: DiaryFrameProps) {
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
      {after && <div className={styles.after}>{after}</div>}
      {under && <div className={styles.under}>{under}</div>}
      <nav className={styles.dock} aria-label={label} ref={showCurrent}>
        {links}
      </nav>
    </div>
  );
}

/** The dock holds more links than a phone is wide. */
function showCurrent(dock: HTMLElement | null): void {
  const link = dock?.querySelector<HTMLElement>('[aria-current]');
  if (dock && link) dock.scrollLeft = link.offsetLeft - (dock.clientWidth - link.offsetWidth) / 2;
}
