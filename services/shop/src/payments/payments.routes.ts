import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { idParams, serve } from '@stezhka/kit/http';
import { logLimited } from '@stezhka/kit/limited-log';
import type { Locale } from '@stezhka/kit-contract';
import {
  cancelOrder,
  getPaymentMethods,
  type PayReply,
  paymentCallback,
  payOrder,
  refundOrder,
  type SignedData,
} from '@stezhka/shop-contract';
import type { Request } from 'express';
import Joi from 'joi';
import { orderByToken, tokenParams } from '../orders/order-identifiers.ts';
import { isCancellable } from '../orders/order-states.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { presentOrder } from '../orders/orders.presenter.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { applyPaymentStatus } from './apply-payment-status.ts';
import { startPaymentAttempt } from './payment-attempts.ts';
import { currentProvider, offeredPayments } from './provider.ts';
import { originOf, providerForm } from './provider-form.ts';
import { parseProviderReport } from './provider-report.ts';
import { refundByStaff } from './refund-by-staff.ts';
import { refundPaidOrder } from './refunds.service.ts';
import { isSigned, signedBody, unpack } from './signed-data.ts';

export async function payReply(id: OrderRow['_id'], req: Request, locale: Locale): Promise<PayReply> {
  const { order, payment } = await startPaymentAttempt(id);
  const form = providerForm(order, payment, { locale, origin: originOf(req) });
  return { checkoutForm: form, token: order.token, number: order.number };
}

/** @throws AppError payment_forged | bad_request | not_found | payment_mismatch */
async function handleCallback(signed: SignedData): Promise<boolean> {
  if (!isSigned(signed, currentProvider().privateKey)) throw new AppError('payment_forged');
  const payload = unpack(signed.data);
  if (!payload) throw new AppError('bad_request');
  return applyPaymentStatus(parseProviderReport(payload));
}

/** Hryvnias. */
const amount = Joi.number().min(0.01).max(1_000_000).precision(2).strict().required();

/** Cancels an order for its buyer; a paid order is refunded in full. @throws AppError order_state */
const cancelByBuyer = (id: OrderRow['_id']): Promise<OrderRow> =>
  transaction(async (session) => {
    const order = (await OrderModel.findById(id).session(session).lean<OrderRow>())!;
    const by = { kind: 'buyer' } as const;
    if (!isCancellable(order)) throw new AppError('order_state');
    if (order.state === 'paid') return refundPaidOrder(order, { reason: 'cancelled', by }, session);
    return transitionOrder(order, { to: 'cancelled', by }, session);
  });

export const paymentRoutes = [
  serve(getPaymentMethods, {}, () => ({ methods: offeredPayments() })),
  serve(cancelOrder, { params: tokenParams }, async ({ params, locale }) => {
    const order = await orderByToken(params.token);
    if (order.state === 'cancelled') return { order: presentOrder(order, locale) };
    return { order: presentOrder(await cancelByBuyer(order._id), locale) };
  }),
  serve(payOrder, { params: tokenParams }, async ({ params, req, locale }) =>
    payReply((await orderByToken(params.token))._id, req, locale),
  ),
  serve(paymentCallback, { body: signedBody() }, async ({ body }) => {
    try {
      return { applied: await handleCallback(body) };
    } catch (error) {
      if (error instanceof AppError) logLimited('warn', { err: error }, 'a payment callback was refused');
      throw error;
    }
  }),
  serve(
    refundOrder,
    {
      params: idParams,
      body: Joi.object({ amount, note: Joi.string().trim().max(300).allow('').default('') }),
    },
    async ({ params, body, locale, userId }) => {
      const kopiykas = Math.round(body.amount * 100);
      const order = await transaction((session) =>
        refundByStaff(params.id, { userId: userId(), kopiykas, note: body.note ?? '' }, session),
      );
      return { order: presentOrder(order, locale) };
    },
  ),
];
