import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { Modal } from '@stezhka/shared-ui/modal';
import { restoreListFocus } from '@stezhka/shared-ui/restore-list-focus';
import { Loading, Skeleton } from '@stezhka/shared-ui/skeleton';
import { useCart, useCartRead } from '../cart-state/cart.queries.ts';
import { goodsOf, hasItems } from '../cart-state/cart-amounts.ts';
import { Amount } from '../ui/price.tsx';
import { ToCatalog } from '../ui/to-catalog.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNotice } from './cart-notice.tsx';
import { FreeDelivery } from './free-delivery.tsx';
import styles from './mini-cart.module.css';

// The window's code is fetched beside this, before the first opening.
Modal.load().catch(() => {});

const keepLine = restoreListFocus('[data-leaves]');

export function Component({ onClose }: { onClose: () => void }) {
  const t = useText('shop');
  const { error, refetch } = useCartRead();
  const cart = useCart();
  const ready = cart.visible;
  const full = ready && hasItems(cart);
  return (
    <Modal
      open
      onClose={onClose}
      title={t('mini.title')}
      closeLabel={t('close')}
      footer={full && <Footer onClose={onClose} />}
    >
      <section ref={keepLine} aria-label={t('mini.title')}>
        {error ? (
          <ErrorArea title={t('cart.unavailable')} onRetry={refetch} retryLabel={t('retry')} />
        ) : !ready ? (
          <Loading label={t('cart.loading')}>
            <Skeleton height={110} shape="card" />
          </Loading>
        ) : full ? (
          <>
            <CartNotice />
            <CartLines className={styles.lines} compact />
            <FreeDelivery boxed />
          </>
        ) : (
          <>
            <CartNotice />
            <EmptyState title={t('cart.empty')} action={<ToCatalog />} />
          </>
        )}
      </section>
    </Modal>
  );
}

function Footer({ onClose }: { onClose: () => void }) {
  const t = useText('shop');
  const cart = useCart();
  // The visitor has not chosen a delivery yet: only the cart page counts its price.
  const { discount, currency } = cart;
  const goods = goodsOf(cart);
  return (
    <>
      <div className={styles.total} aria-live="polite">
        <span>{t('totals.goods')}</span>
        <b>{goods > 0 ? <Amount value={goods} currency={currency} /> : t('price.free')}</b>
        {discount > 0 && (
          <span>
            {t('totals.promocode')} <Amount value={-discount} currency={currency} />
          </span>
        )}
      </div>
      <Button variant="outline" onClick={onClose} className={styles.more}>
        {t('mini.continue')}
      </Button>
      <Button href="/cart">{t('mini.toCart')}</Button>
    </>
  );
}
