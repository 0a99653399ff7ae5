import { useText } from '@stezhka/intl';
import { useLocation } from '@stezhka/router';
import { Icon } from '@stezhka/shared-ui/icon';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { type SlotProps, shell } from '@stezhka/shell-contract';
import { ShoppingBag } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useCart, useCartRead } from '../cart-state/cart.queries.ts';
import { countOf, hasItems } from '../cart-state/cart-amounts.ts';
import styles from './cart-button.module.css';

/** The header's cart button and, while the cart has items, a floating one (product 2.5, Floating cart button). */
export function Component({ link }: SlotProps['shop.cart-button']) {
  const t = useText('shop');
  const { pathname } = useLocation();
  useCartRead();
  const cart = useCart();
  const count = countOf(cart);
  const floats = !pathname.includes('cart') && hasItems(cart);
  const open = () => shell().events.emit('shell:open-cart', {});
  const label = count ? t('cart.button', { count }) : t('cart.title');
  return (
    <>
      {floats && !link ? (
        <IconButton icon={ShoppingBag} label={label} badge={count} aria-haspopup="dialog" onClick={open} />
      ) : (
        <IconButton icon={ShoppingBag} href="/cart" label={label} badge={count} />
      )}
      {floats &&
        createPortal(
          <button
            type="button"
            className={styles.floating}
            aria-label={label}
            aria-haspopup="dialog"
            onClick={open}
          >
            <Icon of={ShoppingBag} />
            <span className={styles.count} aria-hidden="true">
              {count > 99 ? '99+' : count}
            </span>
          </button>,
          document.body,
        )}
    </>
  );
}
