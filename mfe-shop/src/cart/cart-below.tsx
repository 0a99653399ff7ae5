import { useText } from '@stezhka/intl';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { LinkMore } from '@stezhka/shared-ui/link';
import { CheckoutMessage } from '../checkout/checkout-message.tsx';
import { ToCatalog } from '../ui/to-catalog.tsx';
import styles from './cart.module.css';
import { CartNotice } from './cart-notice.tsx';

// What the cart says besides its lines: its code comes after theirs.

export function CartNews() {
  return (
    <>
      <CheckoutMessage />
      <CartNotice />
    </>
  );
}

export function EmptyCart() {
  const t = useText('shop');
  return (
    <>
      <CartNews />
      <EmptyState
        title={t('cart.empty')}
        text={t('cart.emptyText')}
        action={
          <>
            <ToCatalog />
            <p className={styles.find}>
              <LinkMore href="/order">{t('cart.findOrder')}</LinkMore>
            </p>
          </>
        }
      />
    </>
  );
}
