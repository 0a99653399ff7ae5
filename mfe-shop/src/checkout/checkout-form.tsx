import { useLocale, useText } from '@stezhka/intl';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import {
  type FormHandle,
  type FormEvent as Happening,
  ServerForm,
  type Values,
} from '@stezhka/shared-ui/form';
import { formTransport } from '@stezhka/shared-ui/form/transport';
import { shell } from '@stezhka/shell-contract';
import { applyPromocode, type CheckoutReply, getCart, getCartForm } from '@stezhka/shop-contract';
import { useDispatch } from '@stezhka/store';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { trackEvent } from '../analytics/analytics.ts';
import { type CartView, useCart } from '../cart-state/cart.queries.ts';
import { cartReset, promocodeRefused } from '../cart-state/cart.slice.ts';
import { goodsOf } from '../cart-state/cart-amounts.ts';
import styles from './checkout-form.module.css';
import { type CheckoutOptions, readOptions } from './checkout-options.ts';
import { CheckoutPlaceholder } from './checkout-placeholder.tsx';
import { SavedPlaces } from './saved-places.tsx';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import { usePageRestore, usePayment } from './use-payment.ts';

interface CheckoutFormProps {
  id: string;
  /** Something in the cart cannot be ordered, or is still on its way to the server. */
  held: boolean;
  /** Hryvnias the totals say. */
  total: number;
  onOptions: (options: CheckoutOptions) => void;
  onBusy: (busy: boolean) => void;
}

/** Refusals after which the cart on the page is not the server's any more. */
const CART_REFUSALS = /^(cart_|coupon_|csrf_|free_|not_enough_stock|out_of_stock)/;

/** The promocode is not for this buyer: it comes out of the cart, and what it took off comes back. */
const BUYER_REFUSALS = /^coupon_(foreign|first_order|used)$/;

export function CheckoutForm({ id, held, total, onOptions, onBusy }: CheckoutFormProps) {
  const t = useText('shop');
  const dispatch = useDispatch();
  const transport = useCartTransport(total);
  const pay = usePayment();
  const { data, error, refetch } = shell().useCall(getCartForm, undefined, { optional: true });
  const { cache } = shell();
  const invalidate = shell().useInvalidate();
  const [takeOut] = shell().useChange(applyPromocode, { quiet: true });
  const [done, setDone] = useState(false);
  const form = useRef<FormHandle>(null);

  const wait = (on: boolean) => {
    pay.wait(on);
    onBusy(on);
  };
  function finish(reply: CheckoutReply) {
    setDone(true);
    setOver(true);
    const { gtagData, fbData } = reply;
    trackEvent('purchase', { gtagData, fbData });
    trackEvent('conversion', { gtagData });
    pay.redirectToPayment(reply);
  }
  function onEvent(event: Happening) {
    if (event.type === 'send') wait(true);
    if (event.type === 'submit') finish(event.data as CheckoutReply);
    // Without an address the page takes the data, and the cart is fetched again (product 4, Cart).
    if (event.type === 'action') invalidate(['cart']);
    if (event.type === 'error') {
      wait(false);
      // Product 8: an error of the cart form is noted in the console.
      if (event.error) console.warn('The cart form was refused:', event.code ?? event.error);
      if (BUYER_REFUSALS.test(event.code ?? '')) {
        dispatch(promocodeRefused({ code: promocode, message: event.error ?? '' }));
        takeOut({ body: { promocode: '' } }).catch(() => {});
      }
      if (CART_REFUSALS.test(event.code ?? '')) dispatch(cache.refetch(getCart));
    }
  }
  usePageRestore(() => {
    setDone(false);
    setOver(false);
    onBusy(false);
    dispatch(cartReset());
  });
  const { cart, promocode } = useCart();
  const { definition, remember, setOver } = useCheckoutDraft(data?.form, cart, transport.get);
  // Another cart is another person's: the contacts that came filled in were the one's before.
  const known = useRef(cart?.id);
  useEffect(() => {
    if (known.current !== undefined && known.current !== cart?.id) refetch();
    known.current = cart?.id;
  }, [cart?.id, refetch]);
  const look = useCallback(
    (values: Values) => {
      remember(values);
      onOptions(readOptions(values));
    },
    [remember, onOptions],
  );
  if (error) return <ErrorArea title={t('checkout.unavailable')} onRetry={refetch} retryLabel={t('retry')} />;
  if (!definition) return <CheckoutPlaceholder />;
  return (
    <div className={styles.checkout}>
      {cart?.member && <SavedPlaces form={form} />}
      <ServerForm
        ref={form}
        id={id}
        className={styles.form}
        definition={definition}
        transport={transport}
        label={t('checkout.form')}
        columns={2}
        busy={held || done}
        onEvent={onEvent}
        onValues={look}
      />
    </div>
  );
}

/** The form is sent with the cart as the page shows it now, not as it was when the form loaded. */
function useCartTransport(total: number) {
  const locale = useLocale();
  const cart = useCart();
  const seen = useRef({ cart, total });
  useEffect(() => {
    seen.current = { cart, total };
  });
  return useMemo(() => {
    const usual = formTransport(locale);
    return {
      ...usual,
      post(url: string, data: FormData) {
        for (const [name, value] of Object.entries(seenIn(seen.current))) data.set(name, String(value));
        return usual.post(url, data);
      },
    };
  }, [locale]);
}

/** The cart's version, what its goods cost after the discount, and all of it; kopiykas. */
function seenIn({ cart, total }: { cart: CartView; total: number }): Record<string, number> {
  const goods = Math.round(goodsOf(cart) * 100);
  return {
    ...(cart.cart && { 'cart[version]': cart.cart.version }),
    'cart[goods]': goods - Math.round(cart.discount * 100),
    'cart[total]': Math.round(total * 100),
  };
}
