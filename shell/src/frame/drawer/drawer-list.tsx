import { useText } from '@stezhka/intl';
import { useLocation } from '@stezhka/router';
import { Icon } from '@stezhka/shared-ui/icon';
import { Link } from '@stezhka/shared-ui/link';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './drawer-list.module.css';
import type { MenuEntry } from './menu.ts';
import { MenuIcon } from './menu-icon.tsx';

interface DrawerListProps {
  entries: readonly MenuEntry[];
  active?: string | undefined;
  label: string;
  onOpen: (entry: MenuEntry) => void;
}

export function DrawerList({ entries, active, label, onOpen }: DrawerListProps) {
  const t = useText();
  const offers = entries.filter(isOffer);
  const row = (entry: MenuEntry) => (
    <Row key={entry.id} entry={entry} active={entry.id === active} onOpen={onOpen} />
  );
  return (
    <nav className={styles.list} aria-label={label}>
      {entries.map((entry) => {
        if (!isOffer(entry)) return row(entry);
        if (entry !== offers[0]) return null;
        return (
          <div key="offers" className={styles.offers}>
            <p className={styles.note}>{t('shell.menu.offers')}</p>
            {offers.map((offer) => (
              <Offer key={offer.id} entry={offer} active={offer.id === active} />
            ))}
          </div>
        );
      })}
    </nav>
  );
}

const isOffer = ({ link, divider }: MenuEntry) => !divider && /^\/offer(-[\w-]+)?$/.test(link);

interface ItemProps {
  entry: MenuEntry;
  active: boolean;
}

/** A list covered by a panel cannot take the focus; the panel takes it. */
function usePointedAt(active: boolean) {
  const ref = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  useEffect(() => {
    if (active) ref.current?.focus();
  }, [active]);
  return { ref, 'data-active': active || undefined };
}

function Offer({ entry, active }: ItemProps) {
  const { pathname } = useLocation();
  return (
    <Link
      {...usePointedAt(active)}
      href={entry.link}
      className={styles.offer}
      data-item={entry.id}
      aria-current={pathname === entry.link ? 'page' : undefined}
    >
      {entry.label}
    </Link>
  );
}

function Row({ entry, active, onOpen }: ItemProps & Pick<DrawerListProps, 'onOpen'>) {
  const { pathname } = useLocation();
  const pointedAt = usePointedAt(active);
  if (entry.divider) return <hr className={styles.divider} />;
  const content = (
    <>
      <MenuIcon icon={entry.icon} id={entry.id} />
      <span>{entry.label}</span>
      {!!entry.count && <b className={styles.count}>{entry.count}</b>}
    </>
  );
  if (entry.children.length > 0) {
    const within = pathname === entry.link || pathname.startsWith(`${entry.link}/`);
    return (
      <button
        {...pointedAt}
        type="button"
        className={styles.row}
        data-item={entry.id}
        aria-expanded={false}
        aria-current={within ? 'true' : undefined}
        onClick={() => onOpen(entry)}
      >
        {content}
        <Icon of={ChevronRight} size={18} className={styles.chevron} />
      </button>
    );
  }
  return (
    <Link
      {...pointedAt}
      href={entry.link}
      className={styles.row}
      data-item={entry.id}
      data-level={entry.level || undefined}
      aria-current={pathname === entry.link ? 'page' : undefined}
    >
      {content}
    </Link>
  );
}
