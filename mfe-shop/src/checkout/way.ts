import type { FormDefinition } from '@stezhka/kit-contract';
import { shell } from '@stezhka/shell-contract';
import {
  DELIVERY_METHODS,
  type DeliveryMethod,
  getCheckoutTotals,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@stezhka/shop-contract';
import { useEffect, useRef } from 'react';
import type { ChosenTotals } from '../cart/cart-totals.tsx';
import { flatFields } from './flat-fields.ts';

/** How the visitor wants it sent and paid for. */
export interface Way {
  delivery: DeliveryMethod;
  payment: PaymentMethod;
}
/** What the form begins with; the cart itself is priced like this. */
export const FIRST_WAY: Way = { delivery: 'branch', payment: 'card' };

const oneOf = <T extends string>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.find((one) => one === value) ?? otherwise;

const read = (chosen: (fullName: string) => unknown): Way => ({
  delivery: oneOf(DELIVERY_METHODS, chosen('cart[delivery][method]'), FIRST_WAY.delivery),
  payment: oneOf(PAYMENT_METHODS, chosen('cart[payment]'), FIRST_WAY.payment),
});

/** What is chosen in the form at the moment. */
export const readWay = (form: HTMLFormElement): Way =>
  read((name) => form.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value);

/** What a form begins with. */
export const wayOf = ({ fields }: FormDefinition): Way =>
  read((name) => flatFields(fields).find(({ fullName }) => fullName === name)?.value);

/** The server's totals for this way, again with each new version of the cart; undefined while the cart's own hold. */
export function useChosenTotals(way: Way, version: number): ChosenTotals | undefined {
  const skip = way.delivery !== 'pickup' && way.payment === FIRST_WAY.payment;
  const { data, refetch } = shell().useCall(
    getCheckoutTotals,
    { query: { ...way } },
    { skip, optional: true },
  );
  const asked = useRef(version);
  useEffect(() => {
    if (skip || asked.current === version) return;
    asked.current = version;
    refetch();
  }, [skip, version, refetch]);
  return skip ? undefined : data;
}
