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
  summary: 'Checkout form',
  access: 'public',
  reply: 'CartFormReply',
  example: { reply: { form: { name: 'cart', action: '/form/cart', fields: [] } } },
});

const token = 'u6cHq0mC0dyx0f3wYJ8zT5bWm2kQvR1n';

/** Makes the cart an order. The same cart submitted again is the same order. */
export const submitCartForm = operation<{ body: object; reply: CheckoutReply }>('POST', '/form/cart', {
  summary: 'Place an order from the cart',
  throws: [
    'cart_empty',
    'cart_changed',
    'out_of_stock',
    'not_enough_stock',
    'payment_off',
    'conflict',
    'coupon_unknown',
    'coupon_over',
    'coupon_used',
    'coupon_small',
    'coupon_foreign',
    'coupon_first_order',
  ],
  access: 'public',
  reply: 'CheckoutReply',
  changes: ['cart', 'orders'],
  example: {
    body: {
      'cart[contacts][name]': 'Софія',
      'cart[contacts][lastName]': 'Мельник',
      'cart[contacts][phone]': '+380500000000',
      'cart[contacts][email]': 'sofiia@stezhka.example',
      'cart[delivery][method]': 'courier',
      'cart[delivery][town]': 'Київ',
      'cart[delivery][address]': 'Ярославів Вал, 15',
      'cart[payment]': 'card',
      'cart[version]': '1',
      'cart[goods]': '76000',
    },
    reply: {
      checkoutUrl: `/order/${token}`,
      token,
      number: 10482,
      gtagData: { currency: 'UAH', value: 760, items: [], transaction_id: '10482' },
      fbData: { purchaseData: { content_ids: [], value: 760, currency: 'UAH', num_items: 1 } },
    },
  },
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
  summary: 'Totals of the cart with delivery and payment',
  access: 'public',
  reply: 'CheckoutTotalsReply',
  tags: ['cart'],
  example: {
    query: { delivery: 'branch', payment: 'cod' },
    reply: {
      goods: 690,
      discount: 0,
      total: {
        totalPrice: { price: 795.2, oldPrice: 925.2, currency: 'UAH', discountPercent: 14 },
        deliveryPrice: 70,
        paymentPrice: 35.2,
      },
    },
  },
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
    summary: 'Message above the checkout form',
    access: 'public',
    reply: 'CheckoutMessageReply',
    tags: ['orders'],
    example: { reply: { message: 'Замовлення № 10482 ще чекає на оплату.', order: token } },
  },
);

/** The fields of the chosen way of delivery (product 7.14, Group update). */
export const getDeliveryFields = operation<{ query: { id: string }; reply: FormGroupReply }>(
  'GET',
  '/form/cart/delivery',
  {
    summary: 'Fields of a delivery method',
    access: 'public',
    reply: 'FormGroupReply',
    example: { query: { id: 'pickup' }, reply: { form: { fields: [] } } },
  },
);

/** Branches or lockers of the chosen city; `kind` is 'branch' or 'locker'. */
export const getOfficeFields = operation<{
  params: { kind: 'branch' | 'locker' };
  query: { id: string };
  reply: FormGroupReply;
}>('GET', '/form/cart/delivery/:kind', {
  summary: 'Branches or lockers of a city',
  access: 'public',
  reply: 'FormGroupReply',
  example: { params: { kind: 'branch' }, query: { id: 'city-8' }, reply: { form: { fields: [] } } },
});

/** Cities that begin with what is typed (product 7.14, Select options). */
export const getCities = operation<{ query: { search?: string }; reply: FormOptionsReply }>(
  'GET',
  '/form/cart/cities',
  {
    summary: 'Cities that begin with a text',
    access: 'public',
    reply: 'FormOptionsReply',
    cache: 3600,
    example: {
      query: { search: 'Пол' },
      reply: { options: [{ value: 'city-8', label: 'Полтава, Полтавська обл.' }] },
    },
  },
);
