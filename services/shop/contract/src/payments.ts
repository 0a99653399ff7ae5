import { type Id, operation } from '@stezhka/kit-contract';
import type { PayReply } from './checkout.ts';
import type { OrderReply, PaymentMethod } from './orders.ts';

/** Hryvnias of one top-up. */
export const TOP_UP_LIMITS = { least: 50, most: 20_000 } as const;

export const payOrder = operation<{ params: { token: string }; reply: PayReply }>(
  'POST',
  '/order/:token/pay',
  {
    access: 'guest',
    reply: 'PayReply',
    changes: ['orders'],
  },
);

export interface PaymentMethodsReply {
  methods: PaymentMethod[];
}

/** What works at the moment; without 'card' a balance cannot be topped up. */
export const getPaymentMethods = operation<{ reply: PaymentMethodsReply }>('GET', '/data/payment-methods', {
  access: 'public',
  reply: 'PaymentMethodsReply',
});

/** `amount` in hryvnias. */
export const topUp = operation<{ body: { amount: number }; reply: PayReply }>('POST', '/order/top-up', {
  access: 'user',
  reply: 'PayReply',
});

/**
 * Orders a paid course for the member and begins its payment, as with `topUp`. The same course asked for again while its
 * order waits is the same order; the order's page leads to /diary/courses/{slug} once it is paid.
 * @throws not_found for a course that is free or unknown, course_owned (409), price_changed (409) for another `price`
 * than the one that the visitor has seen, in hryvnias
 */
export const orderCourse = operation<{ body: { slug: string; price?: number }; reply: PayReply }>(
  'POST',
  '/order/course',
  {
    access: 'user',
    reply: 'PayReply',
    changes: ['orders'],
  },
);

/** What a provider sends: base64 of JSON, and base64(sha1(private key + data + private key)). */
export interface SignedData {
  data: string;
  signature: string;
}

export interface PaymentCallbackReply {
  /** False for a repeated or outdated report. */
  applied: boolean;
}

export const paymentCallback = operation<{ body: SignedData; reply: PaymentCallbackReply }>(
  'POST',
  '/payment/callback',
  {
    access: 'public',
    callback: true,
    reply: 'PaymentCallbackReply',
  },
);

/** HTML pages and redirects, without a JSON reply. */
export type PaymentPageReply = null;

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

export const decideSandbox = operation<{
  body: SignedData & { decision: SandboxDecision };
  reply: PaymentPageReply;
}>('POST', '/payment/sandbox/decide', {
  access: 'public',
  callback: true,
  reply: 'PaymentPageReply',
});

export const getSandboxStyle = operation<{ reply: PaymentPageReply }>('GET', '/payment/sandbox/style', {
  access: 'public',
  reply: 'PaymentPageReply',
});

export const SANDBOX_FONTS = [
  'text-latin',
  'text-cyrillic',
  'text-hryvnia',
  'head-latin',
  'head-cyrillic',
] as const;
export type SandboxFont = (typeof SANDBOX_FONTS)[number];

export const getSandboxFont = operation<{ params: { font: SandboxFont }; reply: PaymentPageReply }>(
  'GET',
  '/payment/sandbox/font/:font',
  {
    access: 'public',
    reply: 'PaymentPageReply',
  },
);

/** Refunds an order in whole or in part; `amount` in hryvnias. */
export const refundOrder = operation<{
  params: { id: Id };
  body: { amount: number; note?: string };
  reply: OrderReply;
}>('POST', '/admin/shop/orders/:id/refund', {
  access: 'super_admin',
  recentSecondFactor: true,
  reply: 'OrderReply',
  changes: ['orders'],
});
