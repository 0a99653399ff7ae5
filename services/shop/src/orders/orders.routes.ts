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
  getReturnForm,
  ORDER_GROUPS,
  requestReturn as requestReturnCall,
} from '@stezhka/shop-contract';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { findLanding } from '../offers/offers.service.ts';
import { confirmByBuyer } from './confirm-order.service.ts';
import { findOrderForm } from './find-order.form.ts';
import { findOrder } from './find-order.service.ts';
import { adoptGuestOrders } from './guest-orders.ts';
import { orderByToken, tokenParams, tokenRule } from './order-identifiers.ts';
import { readReturn, returnBody, returnForm } from './order-returns.form.ts';
import { requestReturn, returnsOf } from './order-returns.service.ts';
import { inGroup } from './order-states.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';
import { presentOrder, presentOrderCard } from './orders.presenter.ts';
import { printReceipt } from './receipts.service.ts';

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
  serve(getReturnForm, { params: tokenParams }, async ({ params, locale, identity }) => {
    const order = await orderByToken(params.token);
    const values = { known: String(returnsOf(order).length) };
    return { form: await definition(returnForm(order), { locale, csrf: identity.csrf ?? '', values }) };
  }),
  serve(requestReturnCall, { params: tokenParams, body: returnBody }, async ({ params, body, locale }) => {
    const order = await orderByToken(params.token);
    const request = await readReturn(order, body, locale);
    return { order: presentOrder(await requestReturn(order._id, request), locale) };
  }),
  serve(
    getOrders,
    { query: Joi.object({ page, limit: limit(50, 10), group: Joi.string().valid(...ORDER_GROUPS) }) },
    async ({ query, locale, userId, identity }) => {
      await adoptGuestOrders(identity);
      const { page: at = 1, limit: size = 10, group } = query;
      const mine = {
        userId: userId(),
        // Money for the balance stands in its ledger.
        kind: trusted({ $in: ['goods' as const, 'course' as const] }),
        ...(group && inGroup(group)),
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
