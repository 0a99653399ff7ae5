import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { limit, page, serve } from '@stezhka/kit/http';
import { cancelOrder, getOrder, getOrders } from '@stezhka/shop-contract';
import Joi from 'joi';
import { refundPaid } from '../payments/refunds.ts';
import { moveOrder } from './move-order.ts';
import { offerOfOrder } from './offer-of-order.ts';
import { isCancellable } from './order-states.ts';
import './orders.merge.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';
import { presentOrder, presentOrderCard } from './orders.presenter.ts';

/** 24 random bytes in base64url: what proves that one may see the order. */
export const tokenParams = Joi.object({
  token: Joi.string()
    .pattern(/^[\w-]{32}$/)
    .required(),
});

/** @throws AppError not_found */
export async function orderByToken(token: string): Promise<OrderRow> {
  const order = await OrderModel.findOne({ token }).lean<OrderRow>();
  if (!order) throw new AppError('not_found');
  return order;
}

/** What was paid goes back whole. */
const giveUp = (id: OrderRow['_id']): Promise<OrderRow> =>
  transaction(async (session) => {
    const order = (await OrderModel.findById(id).session(session).lean<OrderRow>())!;
    const by = { kind: 'buyer' } as const;
    if (!isCancellable(order)) throw new AppError('order_state');
    if (order.state === 'paid') return refundPaid(order, { reason: 'cancelled', by }, session);
    return moveOrder(order, { to: 'cancelled', by }, session);
  });

export const orderRoutes = [
  serve(getOrder, { params: tokenParams }, async ({ params, locale }) => {
    const order = await orderByToken(params.token);
    return { order: presentOrder(order, locale), offer: await offerOfOrder(order) };
  }),
  serve(
    getOrders,
    { query: Joi.object({ page, limit: limit(50, 10) }) },
    async ({ query, locale, userId }) => {
      const mine = { userId: userId(), kind: 'goods' as const };
      const { page: at = 1, limit: size = 10 } = query;
      const [rows, total] = await Promise.all([
        OrderModel.find(mine)
          .sort({ createdAt: -1 })
          .skip((at - 1) * size)
          .limit(size)
          .lean<OrderRow[]>(),
        OrderModel.countDocuments(mine),
      ]);
      return {
        orders: rows.map((row) => presentOrderCard(row, locale)),
        pagination: { page: at, pages: Math.max(1, Math.ceil(total / size)), total },
      };
    },
  ),
  serve(cancelOrder, { params: tokenParams }, async ({ params, locale }) => {
    const order = await orderByToken(params.token);
    if (order.state === 'cancelled') return { order: presentOrder(order, locale) };
    return { order: presentOrder(await giveUp(order._id), locale) };
  }),
];
