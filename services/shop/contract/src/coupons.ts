import { operation } from '@stezhka/kit-contract';

/** A subscriber's own promocode (product 3, Coupon). */
export interface WelcomeCodeReply {
  code: string;
}

/** The code that takes 5% off a subscriber's first order; the same for the same address, however often it is asked for. */
export const giveWelcomeCode = operation<{ body: { email: string }; reply: WelcomeCodeReply }>(
  'POST',
  '/data/welcome-code',
  {
    access: 'service',
    reply: 'WelcomeCodeReply',
  },
);
