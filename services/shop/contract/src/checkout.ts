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

/** Where to pay: a form the browser submits by itself, else an address to go to. */
export interface PayReply {
  checkoutUrl?: string;
  checkoutForm?: FormDefinition;
  /** Of the order. */
  token: string;
  number: number;
}

/** What analytics are told of a purchase (product 4, Checkout). */
export interface CheckoutReply extends PayReply {
  gtagData: GtagCart & { transaction_id: string };
  fbData: FbCart;
}

/** With the known buyer's values filled in; changes nothing. */
export const getCartForm = operation<{ reply: CartFormReply }>('GET', '/form/cart', {
  access: 'public',
  reply: 'CartFormReply',
});

/** Makes the cart an order. The same cart submitted again is the same order. */
export const submitCartForm = operation<{ body: object; reply: CheckoutReply }>('POST', '/form/cart', {
  access: 'public',
  reply: 'CheckoutReply',
  changes: ['cart', 'orders'],
});

/** What the cart would cost, sent and paid for like this; hryvnias. */
export interface CheckoutTotalsReply {
  /** At today's prices, before the discount. */
  goods: number;
  discount: number;
  total: CartTotal;
}

/** Asked while the form is filled in; the order itself is priced again. */
export const getCheckoutTotals = operation<{
  query: CheckoutOptions;
  reply: CheckoutTotalsReply;
}>('GET', '/order/totals', {
  access: 'public',
  reply: 'CheckoutTotalsReply',
  tags: ['cart'],
});

export interface CheckoutMessageReply {
  /** One sentence above the form: what checkout should know now; '' when there is nothing to say. */
  message: string;
  /** Token of the order it speaks of. */
  order: string | null;
}

/** What stands above the checkout form, e.g. that an order of this visitor waits for its payment. */
export const getCheckoutMessage = operation<{ reply: CheckoutMessageReply }>(
  'GET',
  '/order/checkout-message',
  {
    access: 'public',
    reply: 'CheckoutMessageReply',
    tags: ['orders'],
  },
);

/** The fields of the chosen way of delivery (product 7.14, Group update). */
export const getDeliveryFields = operation<{ query: { id: string }; reply: FormGroupReply }>(
  'GET',
  '/form/cart/delivery',
  {
    access: 'public',
    reply: 'FormGroupReply',
  },
);

/** Branches or lockers of the chosen city; `kind` is 'branch' or 'locker'. */
export const getOfficeFields = operation<{
  params: { kind: 'branch' | 'locker' };
  query: { id: string };
  reply: FormGroupReply;
}>('GET', '/form/cart/delivery/:kind', {
  access: 'public',
  reply: 'FormGroupReply',
});

/** Cities that begin with what is typed (product 7.14, Select options). */
export const getCities = operation<{ query: { search?: string }; reply: FormOptionsReply }>(
  'GET',
  '/form/cart/cities',
  {
    access: 'public',
    reply: 'FormOptionsReply',
    cache: 3600,
  },
);
