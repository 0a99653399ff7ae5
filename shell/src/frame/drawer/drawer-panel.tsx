import { type Text, useText } from '@stezhka/intl';
import { Icon } from '@stezhka/shared-ui/icon';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { ChevronLeft, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { hasPage } from '../../remotes/releases.ts';
import styles from './drawer.module.css';
import { DrawerList } from './drawer-list.tsx';
import type { MenuEntry } from './menu.ts';
import { focusIn } from './use-drawer.ts';

interface DrawerPanelProps {
  entry: MenuEntry;
  active: string | undefined;
  covered: boolean;
  onOpen: (entry: MenuEntry) => void;
  onBack: () => void;
  onClose: () => void;
}

/** The back button carries the parent's label (product 2.5, Drawer behaviour). */
export function DrawerPanel({ entry, active, covered, onOpen, onBack, onClose }: DrawerPanelProps) {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    focusIn(panel.current!, '[data-active]', 'button');
    // The focus returns to the row that opened the panel, unless the whole menu closes.
    return () => {
      const rows = document.querySelectorAll<HTMLElement>('[data-item]');
      [...rows].find(({ dataset }) => dataset.item === entry.id)?.focus();
    };
  }, [entry.id]);
  return (
    <section ref={panel} className={styles.panel} inert={covered} aria-label={entry.label}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.back}
          aria-label={t('shell.back', { to: entry.label })}
          onClick={onBack}
        >
          <Icon of={ChevronLeft} />
          {entry.label}
        </button>
        <IconButton icon={X} label={t('shell.close')} onClick={onClose} />
      </div>
      <DrawerList entries={childrenOf(entry, t)} active={active} label={entry.label} onOpen={onOpen} />
    </section>
  );
}

function childrenOf(entry: MenuEntry, t: Text): MenuEntry[] {
  const known = entry.children.some(({ link }) => link === entry.link);
  if (known || !hasPage(entry.link)) return entry.children;
  const whole = { ...entry, id: `${entry.id}-whole`, icon: null, count: null, children: [] };
  return [{ ...whole, label: t('shell.menu.whole', { title: entry.label }) }, ...entry.children];
}
