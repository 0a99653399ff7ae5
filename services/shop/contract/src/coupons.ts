import { operation } from '@stezhka/kit-contract';

export interface WelcomeCodeReply {
  code: string;
}

/** 5% off a subscriber's first order; always the same code for the same address. */
export const giveWelcomeCode = operation<{ body: { email: string }; reply: WelcomeCodeReply }>(
  'POST',
  '/data/welcome-code',
  {
    access: { services: ['content'] },
    reply: 'WelcomeCodeReply',
  },
);
