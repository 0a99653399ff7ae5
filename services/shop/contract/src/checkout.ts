import {
  type FormDefinition,
  type FormGroupReply,
  type FormOptionsReply,
  operation,
} from '@stezhka/kit-contract';
import type { CartTotal, FbCart, GtagCart } from './cart.ts';
import type { CheckoutOptions } from './orders.ts';

export interface CartFormReply {
  form: FormDefinition;
}

/** Either a form that the browser submits by itself, or an address to go to. */
export interface PayReply {
  checkoutUrl?: string;
  checkoutForm?: FormDefinition;
  token: string;
  number: number;
}

export interface CheckoutReply extends PayReply {
  gtagData: GtagCart & { transaction_id: string };
  fbData: FbCart;
}

export const getCartForm = operation<{ reply: CartFormReply }>('GET', '/form/cart', {
  access: 'public',
  reply: 'CartFormReply',
});

/** Idempotent: the same version of the cart is the same order. */
export const submitCartForm = operation<{ body: object; reply: CheckoutReply }>('POST', '/form/cart', {
  access: 'public',
  reply: 'CheckoutReply',
  changes: ['cart', 'orders'],
});

/** Hryvnias. */
export interface CheckoutTotalsReply {
  goods: number;
  discount: number;
  total: CartTotal;
}

/** A preview; the order is priced again. */
export const getCheckoutTotals = operation<{
  query: CheckoutOptions;
  reply: CheckoutTotalsReply;
}>('GET', '/order/totals', {
  access: 'public',
  reply: 'CheckoutTotalsReply',
  tags: ['cart'],
});

/** About the visitor's latest order that waits for a payment or a confirmation; '' without one. */
export interface CheckoutMessageReply {
  message: string;
  order: string | null;
}

export const getCheckoutMessage = operation<{ reply: CheckoutMessageReply }>(
  'GET',
  '/order/checkout-message',
  {
    access: 'public',
    reply: 'CheckoutMessageReply',
    tags: ['orders'],
  },
);

/** Product 7.14, Group update. */
export const getDeliveryFields = operation<{ query: { id: string }; reply: FormGroupReply }>(
  'GET',
  '/form/cart/delivery',
  {
    access: 'public',
    reply: 'FormGroupReply',
  },
);

export const getOfficeFields = operation<{
  params: { kind: 'branch' | 'locker' };
  query: { id: string };
  reply: FormGroupReply;
}>('GET', '/form/cart/delivery/:kind', {
  access: 'public',
  reply: 'FormGroupReply',
});

/** Product 7.14, Select options. */
export const getCities = operation<{ query: { search?: string }; reply: FormOptionsReply }>(
  'GET',
  '/form/cart/cities',
  {
    access: 'public',
    reply: 'FormOptionsReply',
    cache: 3600,
  },
);
