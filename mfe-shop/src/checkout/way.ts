import type { Values } from '@stezhka/shared-ui/form';
import { shell } from '@stezhka/shell-contract';
import {
  type Cart,
  DELIVERY_METHODS,
  type DeliveryMethod,
  getCheckoutTotals,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@stezhka/shop-contract';
import { useEffect, useRef } from 'react';
import type { ChosenTotals } from '../cart/cart-state.ts';

/** How the visitor wants it sent and paid for. */
export interface Way {
  delivery: DeliveryMethod;
  payment: PaymentMethod;
}
/** What the form begins with; the cart itself is priced like this. */
export const FIRST_WAY: Way = { delivery: 'branch', payment: 'card' };

const oneOf = <T extends string>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.find((one) => one === value) ?? otherwise;

/** What is chosen in the form at the moment. */
export const readWay = (values: Values): Way => ({
  delivery: oneOf(DELIVERY_METHODS, values['cart[delivery][method]'], FIRST_WAY.delivery),
  payment: oneOf(PAYMENT_METHODS, values['cart[payment]'], FIRST_WAY.payment),
});

/** What the chosen way comes to, as far as it is known. */
export interface ChosenWay {
  /** undefined while the cart's own totals hold, and while these could not be counted. */
  totals: ChosenTotals | undefined;
  /** These are not the chosen way's yet: nothing may be ordered at them. */
  counting: boolean;
  /** They could not be counted; asks again. */
  retry: (() => void) | undefined;
}

/** The server's totals for this way, again with each new answer of the cart. */
export function useChosenTotals(way: Way, cart: Cart | null): ChosenWay {
  const skip = way.delivery !== 'pickup' && way.payment === FIRST_WAY.payment;
  const { data, error, isFetching, refetch } = shell().useCall(
    getCheckoutTotals,
    { query: { ...way } },
    { skip, optional: true },
  );
  const asked = useRef(cart);
  useEffect(() => {
    if (asked.current === cart) return;
    asked.current = cart;
    if (!skip) refetch();
  }, [skip, cart, refetch]);
  if (skip) return { totals: undefined, counting: false, retry: undefined };
  const failed = error !== undefined && !isFetching;
  return { totals: failed ? undefined : data, counting: isFetching, retry: failed ? refetch : undefined };
}
