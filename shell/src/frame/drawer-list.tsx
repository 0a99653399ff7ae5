import { useLocation } from '@stezhka/router';
import { Icon } from '@stezhka/shared-ui/icon';
import { Link } from '@stezhka/shared-ui/link';
import { ChevronRight } from 'lucide-react';
import { useText } from '../texts/use-text.ts';
import styles from './drawer-list.module.css';
import type { MenuEntry } from './menu.ts';
import { MenuIcon } from './menu-icon.tsx';

interface DrawerListProps {
  entries: readonly MenuEntry[];
  label: string;
  /** Opens the nested panel of an entry that has children. */
  onOpen: (entry: MenuEntry) => void;
}

/** One level of the menu; the run of offer pages stands as a small list of its own. */
export function DrawerList({ entries, label, onOpen }: DrawerListProps) {
  const t = useText();
  const offers = entries.filter(isOffer);
  const row = (entry: MenuEntry) => <Row key={entry.id} entry={entry} onOpen={onOpen} />;
  return (
    <nav className={styles.list} aria-label={label}>
      {entries.map((entry) => {
        if (!isOffer(entry)) return row(entry);
        if (entry !== offers[0]) return null;
        return (
          <div key="offers" className={styles.offers}>
            <p className={styles.note}>{t('shell.menu.offers')}</p>
            {offers.map((offer) => (
              <Link key={offer.id} href={offer.link} className={styles.offer}>
                {offer.label}
              </Link>
            ))}
          </div>
        );
      })}
    </nav>
  );
}

const isOffer = ({ link, divider }: MenuEntry) => !divider && /^\/offer(-[\w-]+)?$/.test(link);

function Row({ entry, onOpen }: { entry: MenuEntry; onOpen: (entry: MenuEntry) => void }) {
  const { pathname } = useLocation();
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
      href={entry.link}
      className={styles.row}
      data-item={entry.id}
      aria-current={pathname === entry.link ? 'page' : undefined}
    >
      {content}
    </Link>
  );
}
