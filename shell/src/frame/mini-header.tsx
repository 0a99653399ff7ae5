import { Button } from '@stezhka/shared-ui/button';
import { Icon } from '@stezhka/shared-ui/icon';
import { Phone } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useText } from '../texts/use-text.ts';
import { CartButton, MenuButton } from './header-buttons.tsx';
import { LanguageMenu } from './language-menu.tsx';
import styles from './mini-header.module.css';
import { telHref, useContacts } from './use-contacts.ts';

/** Product and offer-like pages: phone, cart, and 'Buy' or, in the cart, two controls (product 2.5, Mini header). */
export function MiniHeader({ path }: { path: string }) {
  const t = useText();
  const phone = useContacts()?.phones[0];
  return (
    <div className={styles.tools}>
      {phone && (
        <a className={styles.phone} href={telHref(phone)} aria-label={t('shell.call', { phone })}>
          <Icon of={Phone} size={18} />
          <span className={styles.number}>{phone}</span>
        </a>
      )}
      <CartButton />
      {path.includes('cart') ? (
        <>
          <LanguageMenu />
          <MenuButton />
        </>
      ) : (
        <Button href="#buy" size="s" className={styles.buy} onClick={scrollToBuy}>
          {t('shell.buy')}
        </Button>
      )}
    </div>
  );
}

/** To the anchor, under the header, and the address says so; without the anchor the browser does what it can. */
function scrollToBuy(event: MouseEvent) {
  const anchor = document.getElementById('buy');
  if (!anchor) return;
  event.preventDefault();
  const header = document.querySelector('header')?.offsetHeight ?? 0;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = anchor.getBoundingClientRect().top + scrollY - header;
  scrollTo({ top, behavior: still ? 'instant' : 'smooth' });
  history.replaceState(history.state, '', '#buy');
}
