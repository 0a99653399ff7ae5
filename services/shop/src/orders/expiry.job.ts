import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { defineJob } from '@stezhka/kit/jobs';
import Joi from 'joi';
import { moveOrder } from './move-order.ts';
import { AWAITS_PAYMENT } from './order-states.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';

/** Gives the goods of an order back when its reservation has ended unpaid. Noted when the order is made. */
export const expireOrder = defineJob(
  'expire-order',
  Joi.object<{ id: string }>({ id: Joi.string().required() }),
  ({ id }) =>
    transaction(async (session) => {
      const order = await OrderModel.findById(id).session(session).lean<OrderRow>();
      if (!order || !AWAITS_PAYMENT.includes(order.state)) return;
      // A new attempt gave it more time: that attempt noted its own end.
      if (order.reservedUntil && order.reservedUntil > clock.now()) return;
      await moveOrder(order, { to: 'expired', by: { kind: 'system' }, note: 'unpaid' }, session);
    }),
);
