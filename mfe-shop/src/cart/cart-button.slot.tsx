import { useText } from '@stezhka/intl';
import { useLocation } from '@stezhka/router';
import { FloatingButton } from '@stezhka/shared-ui/floating-button';
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
  const { events } = shell();
  const label = count ? t('cart.button', { count }) : t('cart.title');
  const opener = {
    'aria-haspopup': 'dialog',
    onClick: () => events.emit('shell:open-cart', {}),
    onPointerEnter: loadMiniCart,
    onFocus: loadMiniCart,
  } as const;
  return (
    <>
      {floats && !link ? (
        <IconButton icon={ShoppingBag} label={label} badge={count} {...opener} />
      ) : (
        <IconButton icon={ShoppingBag} href="/cart" label={label} badge={count} />
      )}
      {floats &&
        createPortal(
          <FloatingButton
            icon={ShoppingBag}
            label={label}
            count={count}
            variant="primary"
            className={styles.floating}
            data-floating-cart=""
            {...opener}
          />,
          document.body,
        )}
    </>
  );
}

/** Ahead of its opening; a load that fails is repeated then. */
const loadMiniCart = () => {
  import(/* webpackChunkName: "slot-mini-cart" */ './mini-cart.slot.tsx').catch(() => {});
};
