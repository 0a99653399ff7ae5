import type { FormField } from '@stezhka/kit-contract';
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
import type { ChosenTotals } from '../cart-state/cart-amounts.ts';

export interface CheckoutOptions {
  delivery: DeliveryMethod;
  payment: PaymentMethod;
}
export const FIRST_OPTIONS: CheckoutOptions = { delivery: 'branch', payment: 'card' };

const oneOf = <T extends string>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.find((one) => one === value) ?? otherwise;

export const readOptions = (values: Values): CheckoutOptions => ({
  delivery: oneOf(DELIVERY_METHODS, values['cart[delivery][method]'], FIRST_OPTIONS.delivery),
  payment: oneOf(PAYMENT_METHODS, values['cart[payment]'], FIRST_OPTIONS.payment),
});

interface ChosenState {
  /** undefined while the cart's own totals hold, and while these could not be counted. */
  totals: ChosenTotals | undefined;
  /** These are not for the chosen options yet: nothing may be ordered at them. */
  counting: boolean;
  retry: (() => void) | undefined;
}

/** The server's totals for options that the cart itself is not priced for, again with each version of the cart. */
export function useChosenTotals(options: CheckoutOptions, cart: Cart | undefined): ChosenState {
  const skip =
    !cart ||
    (cart.pricedFor.delivery.includes(options.delivery) && cart.pricedFor.payment.includes(options.payment));
  const { data, error, isFetching, refetch } = shell().useCall(
    getCheckoutTotals,
    { query: { ...options } },
    { skip, optional: true },
  );
  const version = cart && `${cart.id} ${cart.version}`;
  const counted = useRef(version);
  useEffect(() => {
    if (counted.current === version) return;
    counted.current = version;
    if (!skip) refetch();
  }, [skip, version, refetch]);
  if (skip) return { totals: undefined, counting: false, retry: undefined };
  const failed = error !== undefined && !isFetching;
  return { totals: failed ? undefined : data, counting: isFetching, retry: failed ? refetch : undefined };
}

export const flatFields = (fields: FormField[]): FormField[] =>
  fields.flatMap((one) => [one, ...flatFields(one.fields ?? [])]);
