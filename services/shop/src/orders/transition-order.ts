import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import type { OrderState } from '@stezhka/shop-contract';
import type { ClientSession, Types } from 'mongoose';
import { reclaimCoupon, releaseCoupon } from '../coupons/coupons.service.ts';
import { AWAITS_BUYER, canTransition, HOLDS_COUPON, HOLDS_STOCK } from './order-states.ts';
import { releaseStock, reserveStock } from './order-stock.ts';
import { sendOrderMail } from './orders.mail.ts';
import { type Actor, OrderModel, type OrderRow } from './orders.model.ts';

const after = (session: ClientSession) => ({ returnDocument: 'after', session }) as const;

export interface Transition {
  to: OrderState;
  by: Actor;
  note?: string;
  set?: Partial<Pick<OrderRow, 'trackingNumber' | 'reservedUntil' | 'refunded'>>;
}

/**
 * Changes the state with its effects: stock, coupon, history, mail. Conditional on the current state, so that
 * concurrent transitions are one.
 * @throws AppError order_state for an unknown transition; out_of_stock when goods that it did not hold are sold
 */
export async function transitionOrder(
  order: Pick<OrderRow, '_id' | 'state' | 'lines' | 'payment' | 'coupon' | 'userId' | 'contacts'>,
  { to, by, note = '', set = {} }: Transition,
  session: ClientSession,
): Promise<OrderRow> {
  const from = order.state;
  if (!canTransition(from, to)) throw new AppError('order_state');
  // `refundPaidOrder` cancels a packed order that was paid by card.
  if (from === 'processing' && to === 'cancelled' && order.payment === 'card')
    throw new AppError('order_state');
  const begins = (states: readonly OrderState[]) => !states.includes(from) && states.includes(to);
  const ends = (states: readonly OrderState[]) => states.includes(from) && !states.includes(to);
  // Shipped goods are back in stock by coming back, not by a refund.
  const isSent = from === 'shipped' || from === 'delivered';
  if (begins(HOLDS_STOCK)) await reserveStock(order.lines, session);
  if (begins(HOLDS_COUPON)) await reclaimCoupon(order, session);
  if (ends(HOLDS_STOCK) && (to === 'returned' || !isSent)) await releaseStock(order.lines, session);
  if (ends(HOLDS_COUPON)) await releaseCoupon(order._id, session);
  const moved = await OrderModel.findOneAndUpdate(
    { _id: order._id, state: from },
    {
      $set: {
        state: to,
        ...(!AWAITS_BUYER.includes(to) && { reservedUntil: null, network: null }),
        ...set,
      },
      $push: { steps: { from, to, at: clock.now(), by, note } },
      $inc: { __v: 1 },
    },
    after(session),
  ).lean<OrderRow>();
  if (!moved) throw new AppError('order_state');
  await sendOrderMail(moved, session);
  return moved;
}

export const transitionOrderById = (id: Types.ObjectId | string, move: Transition): Promise<OrderRow> =>
  transaction(async (session) => {
    const order = await OrderModel.findById(id).session(session).lean<OrderRow>();
    if (!order) throw new AppError('not_found');
    return transitionOrder(order, move, session);
  });
