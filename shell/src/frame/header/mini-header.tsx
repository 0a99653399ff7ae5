import { telHref } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { cx } from '@stezhka/shared-ui/cx';
import { Icon } from '@stezhka/shared-ui/icon';
import { ArrowLeft, Phone } from 'lucide-react';
import type { MouseEvent } from 'react';
import { hasPage } from '../../remotes/releases.ts';
import { useContacts } from '../footer/use-contacts.ts';
import type { FrameOptions } from '../frame-options.ts';
import { CartButton, MenuButton } from './header-buttons.tsx';
import styles from './mini-header.module.css';

interface MiniHeaderProps {
  mode: FrameOptions['header'];
  path: string;
}

/** Few links lead away from buying (product 2.5, Mini header). */
export function MiniHeader({ mode, path }: MiniHeaderProps) {
  const t = useText();
  const phone = useContacts()?.phones[0];
  const cart = mode === 'mini' && path.includes('cart');
  return (
    <>
      <div className={cx(styles.left, cart && styles.cart)}>
        {cart ? (
          <CartControls />
        ) : (
          <Button href={`${offerOf(path)}#buy`} size="s" className={styles.buy} onClick={scrollToBuy}>
            {t('shell.buy')}
          </Button>
        )}
      </div>
      <div className={styles.right}>
        {phone && (
          <a className={styles.phone} href={telHref(phone)} aria-label={t('shell.call', { phone })}>
            <Icon of={Phone} size={18} />
            <span className={styles.number}>{phone}</span>
          </a>
        )}
        <CartButton link />
      </div>
    </>
  );
}

/** A thanks page links to the offer page above it. */
const offerOf = (path: string): string => /^(\/[^/]+)\/thanks$/.exec(path)?.[1] ?? '';

function CartControls() {
  const t = useText();
  return (
    <>
      {hasPage('/catalog') && (
        <Button
          href="/catalog"
          variant="ghost"
          size="s"
          className={styles.back}
          icon={<Icon of={ArrowLeft} />}
        >
          {t('shell.to-catalog')}
        </Button>
      )}
      <span className={styles.menu}>
        <MenuButton />
      </span>
    </>
  );
}

/** Without the anchor the browser follows the link itself. */
function scrollToBuy(event: MouseEvent): void {
  const anchor = document.getElementById('buy');
  if (!anchor) return;
  event.preventDefault();
  const header = document.querySelector('header')?.offsetHeight ?? 0;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = anchor.getBoundingClientRect().top + scrollY - header;
  scrollTo({ top, behavior: still ? 'instant' : 'smooth' });
  if (!anchor.hasAttribute('tabindex')) anchor.tabIndex = -1;
  anchor.focus({ preventScroll: true });
  history.replaceState(history.state, '', '#buy');
}
