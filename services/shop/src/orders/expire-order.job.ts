import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { defineJob } from '@stezhka/kit/jobs';
import Joi from 'joi';
import { AWAITS_BUYER } from './order-states.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';
import { transitionOrder } from './transition-order.ts';

/** Goods are reserved this long for an unpaid order. */
export const RESERVATION_MS = 30 * 60_000;
/** A large order on delivery waits this long, without goods: a mail is read less soon than a payment page. */
export const CONFIRMATION_MS = 2 * 60 * 60_000;

/** Expires an order that has waited for its buyer in vain; goods that it held are released. */
export const expireOrder = defineJob(
  'expire-order',
  Joi.object<{ id: string }>({ id: Joi.string().required() }),
  ({ id }) =>
    transaction(async (session) => {
      const order = await OrderModel.findById(id).session(session).lean<OrderRow>();
      if (!order || !AWAITS_BUYER.includes(order.state)) return;
      // A newer payment attempt prolonged the reservation and scheduled its own expiry.
      if (order.reservedUntil && order.reservedUntil > clock.now()) return;
      const note = order.state === 'pending_confirmation' ? 'unconfirmed' : 'unpaid';
      await transitionOrder(order, { to: 'expired', by: { kind: 'system' }, note }, session);
    }),
);
