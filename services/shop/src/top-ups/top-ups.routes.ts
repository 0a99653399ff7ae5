import { clock } from '@stezhka/kit/clock';
import { serve } from '@stezhka/kit/http';
import { TOP_UP_LIMITS, topUp } from '@stezhka/shop-contract';
import Joi from 'joi';
import { placeVirtualOrder } from '../orders/virtual-order.service.ts';
import { payReply } from '../payments/payments.routes.ts';
import { currentProvider } from '../payments/provider.ts';

const SAME_CLICK_MS = 10_000;

const amount = Joi.number().min(TOP_UP_LIMITS.least).max(TOP_UP_LIMITS.most).precision(2).strict().required();

export const topUpRoutes = [
  serve(topUp, { body: Joi.object({ amount }) }, async ({ body, userId, req, locale }) => {
    currentProvider();
    const kopiykas = Math.round(body.amount * 100);
    const source = {
      cart: `top-up:${userId()}:${kopiykas}`,
      version: Math.floor(clock.now().getTime() / SAME_CLICK_MS),
    };
    const order = await placeVirtualOrder({ kind: 'top_up', userId: userId(), kopiykas, locale, source });
    return payReply(order._id, req, locale);
  }),
];
