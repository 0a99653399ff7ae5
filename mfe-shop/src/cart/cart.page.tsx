import { useText } from '@stezhka/intl';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { useHydrated } from '@stezhka/shared-ui/hydration';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { restoreListFocus } from '@stezhka/shared-ui/restore-list-focus';
import { Section } from '@stezhka/shared-ui/section';
import { Loading, Skeleton } from '@stezhka/shared-ui/skeleton';
import { useState } from 'react';
import { useCart, useCartRead } from '../cart-state/cart.queries.ts';
import { hasItems, isShort, totalOf } from '../cart-state/cart-amounts.ts';
import { FIRST_OPTIONS, useChosenTotals } from '../checkout/checkout-options.ts';
import { CheckoutPlaceholder } from '../checkout/checkout-placeholder.tsx';
import { useOnceTrue } from '../ui/use-once-true.ts';
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
const BestsellersShelf = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "cart.below" */ '../bestsellers/bestsellers-shelf.tsx'))
      .BestsellersShelf,
);
const ConsentBanner = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "cart.below" */ '../analytics/consent-banner.tsx')).ConsentBanner,
  { when: 'hydrated' },
);

/** The cart: lines and the checkout form at the left, what they come to at the right. */
export function Component() {
  const t = useText('shop');
  const { error } = useCartRead();
  const cart = useCart();
  const [ordering, setOrdering] = useState(false);
  const empty = !error && !!cart.cart && cart.visible && !ordering && !hasItems(cart);
  // It stays for the visit: what was put into the cart from it gives the focus back to it.
  const shelf = useOnceTrue(empty);
  return (
    <>
      <Section ref={keepLine} tight className={styles.page} aria-labelledby="cart-title">
        <h1 id="cart-title" className={styles.title}>
          {t('cart.title')}
        </h1>
        <CartContent empty={empty} ordering={ordering} onOrdering={setOrdering} />
      </Section>
      {shelf && <BestsellersShelf />}
    </>
  );
}

interface OrderingProps {
  ordering: boolean;
  onOrdering: (ordering: boolean) => void;
}

function CartContent({ empty, ...order }: OrderingProps & { empty: boolean }) {
  const t = useText('shop');
  const { error, refetch } = useCartRead();
  const cart = useCart();
  if (error) {
    return <ErrorArea title={t('cart.unavailable')} onRetry={refetch} retryLabel={t('retry')} />;
  }
  // While a removal is under way the cart is hidden for a moment; what is typed in the form below must stay.
  if (!cart.cart) return <Waiting />;
  if (empty) {
    return (
      <>
        <CartNews />
        <EmptyCart />
      </>
    );
  }
  return <Full {...order} />;
}

function Full({ ordering, onOrdering }: OrderingProps) {
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
