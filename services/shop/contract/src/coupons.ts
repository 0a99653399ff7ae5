import { operation } from '@stezhka/kit-contract';

/** A subscriber's own promocode (product 3, Coupon). */
export interface WelcomeCodeReply {
  code: string;
}

/** 5% off a subscriber's first order; always the same code for the same address. */
export const giveWelcomeCode = operation<{ body: { email: string }; reply: WelcomeCodeReply }>(
  'POST',
  '/data/welcome-code',
  {
    access: 'service',
    reply: 'WelcomeCodeReply',
  },
);
