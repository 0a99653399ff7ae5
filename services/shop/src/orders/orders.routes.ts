import { abandonedSignal } from '@stezhka/kit/fair-queue';
import { definition, formBody } from '@stezhka/kit/forms';
import { limit, page, serve, visitorAddress } from '@stezhka/kit/http';
import { LOCALES } from '@stezhka/kit-contract';
import {
  confirmOrder,
  type FindOrderReply,
  findOrder as findOrderCall,
  getFindOrderForm,
  getOrder,
  getOrders,
  getReceipt,
  LANDINGS,
  type Landing,
  MAX_LINES,
  MAX_QUANTITY,
  ORDER_GROUPS,
  RETURN_REASONS,
  type RequestReturnBody,
  requestReturn as requestReturnCall,
} from '@stezhka/shop-contract';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { OfferModel } from '../offers/offers.model.ts';
import { confirmByBuyer } from './confirm-order.service.ts';
import { findOrder, findOrderForm } from './find-order.ts';
import { adoptGuestOrders } from './guest-orders.ts';
import { orderByToken, tokenParams, tokenRule } from './order-identifiers.ts';
import { requestReturn } from './order-returns.ts';
import { STATES_OF_GROUP } from './order-states.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';
import { presentOrder, presentOrderCard } from './orders.presenter.ts';
import { printReceipt } from './receipts.ts';

const whole = (least: number, most: number) => Joi.number().integer().min(least).max(most).required();
const returnBody = Joi.object<RequestReturnBody>({
  known: whole(0, 99),
  lines: Joi.array()
    .items(Joi.object({ line: whole(0, 2 * MAX_LINES - 1), quantity: whole(1, MAX_QUANTITY) }))
    .min(1)
    .max(2 * MAX_LINES)
    .unique('line')
    .required(),
  reason: Joi.string()
    .valid(...RETURN_REASONS)
    .required(),
  words: Joi.string().trim().max(1000).allow('').required(),
});

export const orderRoutes = [
  serve(getFindOrderForm, {}, async ({ locale, identity }) => ({
    form: await definition(findOrderForm, { locale, csrf: identity.csrf ?? '' }),
  })),
  serve(
    findOrderCall,
    { body: formBody(findOrderForm) },
    async ({ body, req, locale }): Promise<FindOrderReply> => {
      await findOrder(body, { address: visitorAddress(req), locale });
      return { sent: true };
    },
  ),
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
    getReceipt,
    { params: tokenParams, query: Joi.object({ locale: Joi.string().valid(...LOCALES) }) },
    async ({ params, query, locale, req, res }) => {
      const order = await orderByToken(params.token);
      const bytes = await printReceipt(order, query.locale ?? locale, {
        visitor: visitorAddress(req),
        gone: abandonedSignal(res),
      });
      res.set({
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="stezhka-${order.number}.pdf"`,
        'X-Content-Type-Options': 'nosniff',
      });
      res.send(bytes);
      return null;
    },
  ),
  serve(requestReturnCall, { params: tokenParams, body: returnBody }, async ({ params, body, locale }) => {
    const { _id } = await orderByToken(params.token);
    return { order: presentOrder(await requestReturn(_id, body), locale) };
  }),
  serve(
    getOrders,
    { query: Joi.object({ page, limit: limit(50, 10), group: Joi.string().valid(...ORDER_GROUPS) }) },
    async ({ query, locale, userId, identity }) => {
      await adoptGuestOrders(identity);
      const { page: at = 1, limit: size = 10, group } = query;
      const mine = {
        userId: userId(),
        kind: 'goods' as const,
        ...(group && { state: trusted({ $in: [...STATES_OF_GROUP[group]] }) }),
      };
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
