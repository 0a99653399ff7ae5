import { Dialog, DialogContent, DialogPortal, DialogTitle } from '@radix-ui/react-dialog';
import { telHref } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { useDelayed } from '@stezhka/shared-ui/debounce';
import { Icon } from '@stezhka/shared-ui/icon';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { useLayer } from '@stezhka/shared-ui/use-layer';
import { Phone, X } from 'lucide-react';
import { useRef } from 'react';
import { LanguageRow } from '../../language/language-row.tsx';
import segmented from '../../language/segmented.module.css';
import { focusPage } from '../../page/page-transition-effects.ts';
import { SocialLinks } from '../footer/social-links.tsx';
import { useContacts } from '../footer/use-contacts.ts';
import { SHIFTED_AFTER_PX, useScrolledPast } from '../use-scrolled-past.ts';
import styles from './drawer.module.css';
import { DrawerHead } from './drawer-head.tsx';
import { DrawerList } from './drawer-list.tsx';
import { DrawerPanel } from './drawer-panel.tsx';
import type { MenuEntry, MenuWish } from './menu.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { focusIn, useDrawer } from './use-drawer.ts';
import { useMenu } from './use-menu.ts';

export interface DrawerProps {
  /** A new object opens the item again. */
  wish: MenuWish;
  onClosed: () => void;
}

/** Product 2.5, Side menu. */
export function Drawer({ wish, onClosed }: DrawerProps) {
  const t = useText();
  const { entries, isLoading } = useMenu();
  const { open, active, closing, close, openItem, closeItem } = useDrawer(wish, entries, onClosed);
  const shifted = useScrolledPast(SHIFTED_AFTER_PX);
  const { zIndex, isTop, content } = useLayer(true, close);
  const spinner = useDelayed(isLoading);
  const cameFrom = useRef<Element | null>(null);
  const openedAt = useRef('');
  const panels = panelsOf(entries, open);
  const under = panels.length > 0;
  const openBelow = ({ id }: MenuEntry) => openItem([...panels.map((panel) => panel.id), id]);
  return (
    <Dialog open onOpenChange={(next) => !next && close()}>
      <DialogPortal>
        <div
          className={styles.layer}
          style={{ zIndex }}
          data-closing={closing || undefined}
          data-shifted={shifted || undefined}
        >
          <div className={styles.scrim} />
          <DialogContent
            {...content}
            className={styles.drawer}
            aria-describedby={undefined}
            onInteractOutside={(event) => !isTop() && event.preventDefault()}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              cameFrom.current = document.activeElement;
              openedAt.current = location.pathname;
              focusIn(event.currentTarget as HTMLElement, '[data-active]');
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // The page changed while the focus was in the menu.
              if (openedAt.current !== location.pathname) focusPage();
              else if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
            }}
          >
            <DialogTitle className="visually-hidden">{t('shell.menu')}</DialogTitle>
            <div className={styles.whole} inert={under}>
              <div className={styles.head}>
                <DrawerHead />
                <IconButton icon={X} label={t('shell.close')} onClick={close} />
              </div>
              {isLoading ? (
                <div className={styles.loading} aria-busy="true">
                  {spinner && (
                    <span className={styles.spinner} role="progressbar" aria-label={t('shell.loading')} />
                  )}
                </div>
              ) : (
                <DrawerList entries={entries} active={active} label={t('shell.menu')} onOpen={openBelow} />
              )}
              <DrawerFoot />
            </div>
            {panels.map((entry, level) => (
              <DrawerPanel
                key={entry.id}
                entry={entry}
                active={active}
                covered={level < panels.length - 1}
                onOpen={openBelow}
                onBack={() => closeItem(entry.id)}
                onClose={close}
              />
            ))}
          </DialogContent>
        </div>
      </DialogPortal>
    </Dialog>
  );
}

function panelsOf(entries: MenuEntry[], open: string[]): MenuEntry[] {
  const panels: MenuEntry[] = [];
  let level = entries;
  for (const id of open) {
    const entry = level.find((one) => one.id === id);
    if (!entry || entry.children.length === 0) break;
    panels.push(entry);
    level = entry.children;
  }
  return panels;
}

function DrawerFoot() {
  const contacts = useContacts();
  const phone = contacts?.phones[0];
  return (
    <div className={styles.foot}>
      <LanguageRow row={segmented.row} item={segmented.item} />
      <ThemeSwitch />
      <div className={styles.contacts}>
        {phone && (
          <a className={styles.phone} href={telHref(phone)}>
            <Icon of={Phone} size={18} />
            {phone}
          </a>
        )}
        <SocialLinks networks={contacts?.socialNetworks ?? []} className={styles.social} />
      </div>
    </div>
  );
}
