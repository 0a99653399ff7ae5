import { type Id, operation } from '@stezhka/kit-contract';
import type { PayReply } from './checkout.ts';
import type { OrderReply } from './orders.ts';

/** Hryvnias that a member may put on the balance at once. */
export const TOP_UP_LIMITS = { least: 50, most: 20_000 } as const;

/** A new attempt to pay an order that failed or waits; its goods wait another half an hour. */
export const payOrder = operation<{ params: { token: string }; reply: PayReply }>(
  'POST',
  '/order/:token/pay',
  {
    access: 'guest',
    reply: 'PayReply',
    changes: ['orders'],
  },
);

/** An order that puts money on the member's balance; `amount` are hryvnias, kopiykas after the point. */
export const topUp = operation<{ body: { amount: number }; reply: PayReply }>('POST', '/order/top-up', {
  access: 'user',
  reply: 'PayReply',
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
    access: 'public',
    callback: true,
    reply: 'PaymentCallbackReply',
  },
);

/** Pages and redirects are sent by themselves. */
export type PaymentPageReply = null;

/** The demonstration's payment page. */
export const openSandbox = operation<{ body: SignedData; reply: PaymentPageReply }>(
  'POST',
  '/payment/sandbox',
  {
    access: 'public',
    callback: true,
    reply: 'PaymentPageReply',
  },
);

export const SANDBOX_DECISIONS = ['pay', 'decline', 'abandon', 'twice'] as const;
export type SandboxDecision = (typeof SANDBOX_DECISIONS)[number];

/** A button of that page; leads back to the site. */
export const decideSandbox = operation<{
  body: SignedData & { decision: SandboxDecision };
  reply: PaymentPageReply;
}>('POST', '/payment/sandbox/decide', {
  access: 'public',
  callback: true,
  reply: 'PaymentPageReply',
});

/** How that page looks. */
export const getSandboxStyle = operation<{ reply: PaymentPageReply }>('GET', '/payment/sandbox/style', {
  access: 'public',
  reply: 'PaymentPageReply',
});

/** Gives back what was paid for an order, whole or in part; `amount` are hryvnias. */
export const refundOrder = operation<{
  params: { id: Id };
  body: { amount: number; note?: string };
  reply: OrderReply;
}>('POST', '/admin/shop/orders/:id/refund', {
  access: 'super_admin',
  reply: 'OrderReply',
  changes: ['orders'],
});
