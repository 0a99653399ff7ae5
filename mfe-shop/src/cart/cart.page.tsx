import { useText } from '@stezhka/intl';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { useHydrated } from '@stezhka/shared-ui/hydration';
import { restoreListFocus } from '@stezhka/shared-ui/restore-list-focus';
import { Section } from '@stezhka/shared-ui/section';
import { Loading, Skeleton } from '@stezhka/shared-ui/skeleton';
import { useState } from 'react';
import { CheckoutMessage } from '../checkout/checkout-message.tsx';
import { CheckoutPlace } from '../checkout/checkout-place.tsx';
import { FIRST_WAY, useChosenTotals } from '../checkout/way.ts';
import { later } from '../ui/later.tsx';
import { ToCatalog } from '../ui/to-catalog.tsx';
import styles from './cart.module.css';
import { CartLines } from './cart-lines.tsx';
import { CartNews } from './cart-news.tsx';
import { hasItems, isShort, totalOf } from './cart-state.ts';
import { CartTotals } from './cart-totals.tsx';
import { ConfirmOrder } from './confirm-order.tsx';
import { useCart, useCartSync } from './use-cart.ts';

const FORM = 'checkout';
const keepLine = restoreListFocus('[data-leaves]');
const Checkout = later(
  async () => (await import(/* webpackChunkName: "checkout" */ '../checkout/checkout.tsx')).Checkout,
  <CheckoutPlace />,
);
const ConsentBanner = later(
  async () =>
    (await import(/* webpackChunkName: "consent" */ '../analytics/consent-banner.tsx')).ConsentBanner,
);

/** The cart: lines and the checkout form at the left, what they come to at the right. */
export function Component() {
  const t = useText('shop');
  return (
    <Section ref={keepLine} tight className={styles.page} aria-labelledby="cart-title">
      <h1 id="cart-title" className={styles.title}>
        {t('cart.title')}
      </h1>
      <CartContent />
    </Section>
  );
}

function CartContent() {
  const t = useText('shop');
  const { error, refetch } = useCartSync();
  const cart = useCart();
  const [ordering, setOrdering] = useState(false);
  if (error) {
    return <ErrorArea title={t('cart.unavailable')} onRetry={refetch} retryLabel={t('retry')} />;
  }
  // While a removal is under way the cart is hidden for a moment; what is typed in the form below must stay.
  const shown = cart.loaded && (cart.cartVisible || cart.cart !== null);
  if (!shown) return <Waiting />;
  if (cart.cartVisible && !ordering && !hasItems(cart)) {
    return (
      <>
        <CheckoutMessage />
        <CartNews />
        <EmptyState title={t('cart.empty')} text={t('cart.emptyText')} action={<ToCatalog />} />
      </>
    );
  }
  return <Full onOrdering={setOrdering} ordering={ordering} />;
}

interface FullProps {
  ordering: boolean;
  onOrdering: (ordering: boolean) => void;
}

function Full({ ordering, onOrdering }: FullProps) {
  const cart = useCart();
  const [way, setWay] = useState(FIRST_WAY);
  const { totals, counting, retry } = useChosenTotals(way, cart.cart);
  const hydrated = useHydrated();
  const short = isShort(cart);
  // What is not answered yet would make the order another one than the buyer sees.
  const settling = Object.keys(cart.pending).length + cart.leaving.length > 0 || !cart.cartVisible;
  return (
    <div className={styles.columns}>
      <div>
        <CheckoutMessage />
        <CartNews />
        {cart.cartVisible ? <CartLines className={styles.lines} /> : <WaitingLines />}
        <Checkout
          id={FORM}
          held={short || settling || counting || !!retry}
          total={totalOf(cart, totals)}
          onWay={setWay}
          onBusy={onOrdering}
        />
      </div>
      <div className={styles.side}>
        <CartTotals chosen={cart.cartVisible ? totals : undefined} retry={retry}>
          <ConfirmOrder
            form={FORM}
            short={short}
            loading={ordering || settling || counting}
            disabled={!hydrated || !!retry}
          />
        </CartTotals>
        <ConsentBanner />
      </div>
    </div>
  );
}

function Waiting() {
  const t = useText('shop');
  return (
    <Loading label={t('cart.loading')} className={styles.columns}>
      <WaitingLines />
      <Skeleton height={280} shape="panel" />
    </Loading>
  );
}

const WaitingLines = () => (
  <div className={styles.lines}>
    {[1, 2].map((n) => (
      <div key={n} className={styles.waiting}>
        <Skeleton width={96} ratio="4 / 5" shape="card" />
        <Skeleton width="60%" />
      </div>
    ))}
  </div>
);
