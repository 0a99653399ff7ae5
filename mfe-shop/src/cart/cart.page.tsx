import { useText } from '@stezhka/intl';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { useHydrated } from '@stezhka/shared-ui/hydration';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { restoreListFocus } from '@stezhka/shared-ui/restore-list-focus';
import { Section } from '@stezhka/shared-ui/section';
import { Loading, Skeleton } from '@stezhka/shared-ui/skeleton';
import { useState } from 'react';
import { LateShelf } from '../bestsellers/late-shelf.tsx';
import { useCart, useCartRead } from '../cart-state/cart.queries.ts';
import { hasItems, isShort, totalOf } from '../cart-state/cart-amounts.ts';
import { FIRST_OPTIONS, useChosenTotals } from '../checkout/checkout-options.ts';
import { CheckoutPlaceholder } from '../checkout/checkout-placeholder.tsx';
import styles from './cart.module.css';
import { CartLines } from './cart-lines.tsx';
import { CartTotals } from './cart-totals.tsx';
import { ConfirmOrder } from './confirm-order.tsx';

const FORM = 'checkout';
const keepLine = restoreListFocus('[data-leaves]');
const CheckoutForm = lazyPart(
  async () => (await import(/* webpackChunkName: "checkout" */ '../checkout/checkout-form.tsx')).CheckoutForm,
  { when: 'hydrated', waiting: <CheckoutPlaceholder /> },
);
const CartNews = lazyPart(
  async () => (await import(/* webpackChunkName: "cart.below" */ './cart-below.tsx')).CartNews,
);
const EmptyCart = lazyPart(
  async () => (await import(/* webpackChunkName: "cart.below" */ './cart-below.tsx')).EmptyCart,
);
const ConsentBanner = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "cart.below" */ '../analytics/consent-banner.tsx')).ConsentBanner,
  { when: 'hydrated' },
);

/** The cart: lines and the checkout form at the left, what they come to at the right. */
export function Component() {
  const t = useText('shop');
  const { error, refetch } = useCartRead();
  const cart = useCart();
  const [ordering, setOrdering] = useState(false);
  const empty = !error && !!cart.cart && cart.visible && !ordering && !hasItems(cart);
  return (
    <>
      <Section ref={keepLine} tight className={styles.page} aria-labelledby="cart-title">
        <h1 id="cart-title" className={styles.title}>
          {t('cart.title')}
        </h1>
        {error ? (
          <ErrorArea title={t('cart.unavailable')} onRetry={refetch} retryLabel={t('retry')} />
        ) : !cart.cart ? (
          <Waiting />
        ) : empty ? (
          <EmptyCart />
        ) : (
          // While a removal is under way the cart is hidden for a moment; what is typed in its form must stay.
          <Full onOrdering={setOrdering} ordering={ordering} />
        )}
      </Section>
      <LateShelf empty={empty} />
    </>
  );
}

interface FullProps {
  ordering: boolean;
  onOrdering: (ordering: boolean) => void;
}

function Full({ ordering, onOrdering }: FullProps) {
  const t = useText('shop');
  const cart = useCart();
  const [options, setOptions] = useState(FIRST_OPTIONS);
  const { totals, counting, retry } = useChosenTotals(options, cart.cart);
  const hydrated = useHydrated();
  const blocked = isShort(cart) ? t('cart.short') : cart.blocked;
  // An order sent before all changes are answered could differ from the cart that the buyer sees.
  const { settling, visible } = cart;
  return (
    <div className={styles.columns}>
      <div>
        <CartNews />
        {visible ? <CartLines className={styles.lines} /> : <WaitingLines />}
        <CheckoutForm
          id={FORM}
          held={blocked !== null || settling || counting || !!retry}
          total={totalOf(cart, totals)}
          onOptions={setOptions}
          onBusy={onOrdering}
        />
      </div>
      <div className={styles.side}>
        <CartTotals delivery={options.delivery} chosen={visible ? totals : undefined} retry={retry}>
          <ConfirmOrder
            form={FORM}
            blocked={blocked}
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
