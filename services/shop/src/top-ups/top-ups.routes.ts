import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { serve } from '@stezhka/kit/http';
import { later } from '@stezhka/kit/jobs';
import type { Id, Locale } from '@stezhka/kit-contract';
import { TOP_UP_LIMITS, topUp } from '@stezhka/shop-contract';
import Joi from 'joi';
import { expireOrder, RESERVATION_MS } from '../orders/expire-order.job.ts';
import { newOrderToken, nextOrderNumber } from '../orders/order-identifiers.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { payReply } from '../payments/payments.routes.ts';
import { currentProvider } from '../payments/provider.ts';

const SAME_CLICK_MS = 10_000;

const amount = Joi.number().min(TOP_UP_LIMITS.least).max(TOP_UP_LIMITS.most).precision(2).strict().required();

interface TopUp {
  userId: Id;
  kopiykas: number;
  locale: Locale;
}

async function orderTopUp({ userId, kopiykas, locale }: TopUp): Promise<OrderRow> {
  const now = clock.now();
  const source = {
    cart: `top-up:${userId}:${kopiykas}`,
    version: Math.floor(now.getTime() / SAME_CLICK_MS),
  };
  const known = () =>
    OrderModel.findOne({ 'source.cart': source.cart, 'source.version': source.version }).lean<OrderRow>();
  const before = await known();
  if (before) return before;
  const reservedUntil = clock.in(RESERVATION_MS);
  try {
    return await transaction(async (session) => {
      const [order] = await OrderModel.create(
        [
          {
            number: await nextOrderNumber(),
            token: newOrderToken(),
            kind: 'top_up',
            userId,
            source,
            locale,
            contacts: {},
            delivery: { method: 'pickup' },
            payment: 'card',
            lines: [],
            amounts: { goods: kopiykas, discount: 0, delivery: 0, fee: 0, total: kopiykas },
            state: 'pending_payment',
            reservedUntil,
            steps: [{ from: null, to: 'pending_payment', at: now, by: { kind: 'buyer' } }],
            createdAt: now,
          },
        ],
        { session },
      );
      const key = `expire:${order!._id}`;
      await later(session, expireOrder, { id: order!.id }, { at: reservedUntil, key });
      return order!.toObject() as OrderRow;
    });
  } catch (error) {
    const made = await known();
    if (made) return made;
    throw error;
  }
}

export const topUpRoutes = [
  serve(topUp, { body: Joi.object({ amount }) }, async ({ body, userId, req, locale }) => {
    currentProvider();
    const kopiykas = Math.round(body.amount * 100);
    const order = await orderTopUp({ userId: userId(), kopiykas, locale });
    return payReply(order._id, req, locale);
  }),
];
