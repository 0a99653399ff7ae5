import { type FormDefinition, type Id, operation } from '@stezhka/kit-contract';
import type { PayReply } from './checkout.ts';
import { exampleOrder, type Order, type OrderReply } from './orders.ts';

/** Hryvnias that a member may put on the balance at once. */
export const TOP_UP_LIMITS = { least: 50, most: 20_000 } as const;

const token = 'u6cHq0mC0dyx0f3wYJ8zT5bWm2kQvR1n';
const signed = { data: 'eyJ2ZXJzaW9uIjozfQ==', signature: '1Qt00/+NwyS1gK62mL1O6Ra7kLk=' };
const hidden = (name: string, value: string) => ({ name, fullName: name, type: 'hidden', value });
const checkoutForm: FormDefinition = {
  name: 'payment',
  action: '/api/payment/sandbox',
  fields: [hidden('data', signed.data), hidden('signature', signed.signature)],
};

/** A new attempt to pay an order that failed or waits; its goods wait another half an hour. */
export const payOrder = operation<{ params: { token: string }; reply: PayReply }>(
  'POST',
  '/order/:token/pay',
  {
    summary: 'Begin another payment of an order',
    throws: ['not_found', 'order_state', 'out_of_stock', 'not_enough_stock', 'payment_off'],
    access: 'guest',
    reply: 'PayReply',
    changes: ['orders'],
    example: { params: { token }, reply: { checkoutForm, token, number: 10482 } },
  },
);

/** An order that puts money on the member's balance; `amount` are hryvnias, kopiykas after the point. */
export const topUp = operation<{ body: { amount: number }; reply: PayReply }>('POST', '/order/top-up', {
  summary: 'Begin a payment that tops the balance up',
  throws: ['payment_off'],
  access: 'user',
  reply: 'PayReply',
  example: { body: { amount: 500 }, reply: { checkoutForm, token, number: 10483 } },
});

/** What a provider sends: base64 of JSON, and base64(sha1(private key + data + private key)). */
export interface SignedData {
  data: string;
  signature: string;
}

export interface PaymentCallbackReply {
  /** False when it said nothing new. */
  applied: boolean;
}

/** The provider says here how a payment stands. */
export const paymentCallback = operation<{ body: SignedData; reply: PaymentCallbackReply }>(
  'POST',
  '/payment/callback',
  {
    summary: 'Report of the payment provider',
    throws: ['payment_forged', 'payment_mismatch', 'not_found'],
    access: 'public',
    callback: true,
    reply: 'PaymentCallbackReply',
    example: { body: signed, reply: { applied: true } },
  },
);

/** Pages and redirects are sent by themselves. */
export type PaymentPageReply = null;

/** The demonstration's payment page. */
export const openSandbox = operation<{ body: SignedData; reply: PaymentPageReply }>(
  'POST',
  '/payment/sandbox',
  {
    summary: 'Payment page of the demonstration',
    throws: ['payment_forged', 'not_found'],
    produces: 'text/html',
    access: 'public',
    callback: true,
    reply: 'PaymentPageReply',
    example: { body: signed, reply: null },
  },
);

export const SANDBOX_DECISIONS = ['pay', 'decline', 'abandon', 'twice'] as const;
export type SandboxDecision = (typeof SANDBOX_DECISIONS)[number];

/** A button of that page; leads back to the site. */
export const decideSandbox = operation<{
  body: SignedData & { decision: SandboxDecision };
  reply: PaymentPageReply;
}>('POST', '/payment/sandbox/decide', {
  summary: 'Decision on the demonstration’s payment page',
  throws: ['payment_forged', 'not_found', 'payment_mismatch'],
  produces: 303,
  access: 'public',
  callback: true,
  reply: 'PaymentPageReply',
  example: { body: { ...signed, decision: 'pay' }, reply: null },
});

/** How that page looks. */
export const getSandboxStyle = operation<{ reply: PaymentPageReply }>('GET', '/payment/sandbox/style', {
  summary: 'Style sheet of the demonstration’s payment page',
  throws: ['not_found'],
  produces: 'text/css',
  access: 'public',
  reply: 'PaymentPageReply',
  example: { reply: null },
});

const refunded: Order = { ...exampleOrder, refunded: 60 };

/** Gives back what was paid for an order, whole or in part; `amount` are hryvnias. */
export const refundOrder = operation<{
  params: { id: Id };
  body: { amount: number; note?: string };
  reply: OrderReply;
}>('POST', '/admin/shop/orders/:id/refund', {
  summary: 'Refund an order',
  throws: ['not_found', 'order_state', 'refund_too_much', 'payment_off'],
  access: 'super_admin',
  reply: 'OrderReply',
  changes: ['orders'],
  example: {
    params: { id: '6560b0d1a2c4e8f012340009' },
    body: { amount: 60, note: 'Пошкоджений кут' },
    reply: { order: refunded },
  },
});
