import { type CourseOfferReply, getCourseOffer } from '@stezhka/diary-contract';
import { readEnv } from '@stezhka/kit/env';
import { AppError } from '@stezhka/kit/errors';
import { callService } from '@stezhka/kit/gateway';
import { serve, slug } from '@stezhka/kit/http';
import type { Id, Locale } from '@stezhka/kit-contract';
import { orderCourse } from '@stezhka/shop-contract';
import Joi from 'joi';
import { AWAITS_PAYMENT } from '../orders/order-states.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { placeVirtualOrder } from '../orders/virtual-order.service.ts';
import { payReply } from '../payments/payments.routes.ts';
import { currentProvider } from '../payments/provider.ts';

/** The order that still waits for its payment, else the next one. @throws AppError course_owned */
async function orderFor(userId: Id, offer: CourseOfferReply, locale: Locale): Promise<OrderRow> {
  const { kopiykas } = offer;
  const cart = `course:${userId}:${offer.course}`;
  const last = await OrderModel.findOne({ 'source.cart': cart })
    .sort({ 'source.version': -1 })
    .lean<OrderRow>();
  // The diary hears of it in a moment.
  if (last?.state === 'paid') throw new AppError('course_owned');
  if (last && AWAITS_PAYMENT.includes(last.state) && last.amounts.total === kopiykas) return last;
  const version = (last?.source.version ?? 0) + 1;
  const course = { id: offer.course, slug: offer.slug, title: offer.title };
  return placeVirtualOrder({
    kind: 'course',
    course,
    userId,
    kopiykas,
    locale,
    source: { cart, version },
  });
}

const body = Joi.object({ slug: slug.required(), price: Joi.number().min(0).max(1e6).precision(2).strict() });

export const courseOrderRoutes = [
  serve(orderCourse, { body }, async ({ body, userId, req, locale }) => {
    currentProvider();
    const { GATEWAY_PRIVATE_URL: gateway } = readEnv();
    const identity = { service: 'shop', roles: [], locale };
    const asked = { body: { userId: userId(), slug: body.slug } };
    const offer = await callService(getCourseOffer, asked, { gateway, identity });
    if (offer.owned) throw new AppError('course_owned');
    if (body.price !== undefined && Math.round(body.price * 100) !== offer.kopiykas)
      throw new AppError('price_changed');
    const order = await orderFor(userId(), offer, locale);
    return payReply(order._id, req, locale);
  }),
];
