import { limit, page, serve } from '@stezhka/kit/http';
import { confirmOrder, getOrder, getOrders, LANDINGS, type Landing } from '@stezhka/shop-contract';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { OfferModel } from '../offers/offers.model.ts';
import { confirmByBuyer } from './confirm-order.service.ts';
import { adoptGuestOrders } from './guest-orders.ts';
import { orderByToken, tokenParams, tokenRule } from './order-identifiers.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';
import { presentOrder, presentOrderCard } from './orders.presenter.ts';

export const orderRoutes = [
  serve(getOrder, { params: tokenParams }, async ({ params, locale }) => {
    const order = await orderByToken(params.token);
    return { order: presentOrder(order, locale), offer: await findLanding(order) };
  }),
  serve(
    confirmOrder,
    { params: tokenParams, body: Joi.object({ code: tokenRule }) },
    async ({ params, body, locale }) => {
      const { _id } = await orderByToken(params.token);
      return { order: presentOrder(await confirmByBuyer(_id, body.code), locale) };
    },
  ),
  serve(
    getOrders,
    { query: Joi.object({ page, limit: limit(50, 10) }) },
    async ({ query, locale, userId, identity }) => {
      await adoptGuestOrders(identity);
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
];

/** The landing that sells all products of an order; of several the one with the fewest products. */
export async function findLanding({ lines }: Pick<OrderRow, 'lines'>): Promise<Landing | null> {
  if (lines.length === 0 || lines.some(({ kind }) => kind !== 'product')) return null;
  const products = trusted({ $all: lines.map(({ item }) => item) });
  const offers = await OfferModel.find({ slug: trusted({ $in: [...LANDINGS] }), products })
    .select('slug products')
    .sort({ slug: 1 })
    .lean<{ slug: Landing; products: unknown[] }[]>();
  // An offer's words of thanks are about its first product.
  const [least] = offers
    .filter(({ products: [own] }) => lines.some(({ item }) => String(item) === String(own)))
    .sort((a, b) => a.products.length - b.products.length);
  return least?.slug ?? null;
}
