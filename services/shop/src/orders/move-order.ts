import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import type { OrderState } from '@stezhka/shop-contract';
import type { ClientSession, Types } from 'mongoose';
import { releaseCoupon, retakeCoupon } from '../coupons/coupons.service.ts';
import { tellOfOrder } from './order-mails.ts';
import { AWAITS_PAYMENT, canMove, HOLDS_STOCK } from './order-states.ts';
import { type Actor, OrderModel, type OrderRow } from './orders.model.ts';
import { returnStock, takeStock } from './stock.ts';

const after = (session: ClientSession) => ({ returnDocument: 'after', session }) as const;

export interface Move {
  to: OrderState;
  by: Actor;
  note?: string;
  /** More that changes with the state. */
  set?: Partial<Pick<OrderRow, 'trackingNumber' | 'reservedUntil' | 'refunded'>>;
}

/**
 * Moves an order along the table of states, with all that follows from it: stock and coupon, who and when, the mail.
 * The write asks for the state it moves from, so that two moves at once are one.
 * @throws AppError order_state when the table knows no such move; out_of_stock when goods that were given back are gone
 */
export async function moveOrder(
  order: Pick<OrderRow, '_id' | 'state' | 'lines' | 'payment' | 'coupon' | 'userId' | 'contacts'>,
  { to, by, note = '', set = {} }: Move,
  session: ClientSession,
): Promise<OrderRow> {
  const from = order.state;
  if (!canMove(from, to)) throw new AppError('order_state');
  // What is packed and paid by card is given up by `refundPaid`, with its money.
  if (from === 'processing' && to === 'cancelled' && order.payment === 'card')
    throw new AppError('order_state');
  const pieces = order.lines.flatMap((line) => line.pieces);
  const held = HOLDS_STOCK.includes(from);
  const holds = HOLDS_STOCK.includes(to);
  if (!held && holds) {
    await takeStock(pieces, session);
    await retakeCoupon(order, session);
  }
  if (held && !holds) {
    // What has left the house does not come back onto the shelf by itself.
    if (from !== 'shipped' && from !== 'delivered') await returnStock(pieces, session);
    await releaseCoupon(order._id, session);
  }
  const moved = await OrderModel.findOneAndUpdate(
    { _id: order._id, state: from },
    {
      $set: {
        state: to,
        ...(!AWAITS_PAYMENT.includes(to) && { reservedUntil: null }),
        ...set,
      },
      $push: { steps: { from, to, at: clock.now(), by, note } },
      // Staff who look at what was before are shown what is now.
      $inc: { __v: 1 },
    },
    after(session),
  ).lean<OrderRow>();
  if (!moved) throw new AppError('order_state');
  await tellOfOrder(moved, session);
  return moved;
}

/** The same in a transaction of its own, by id. @throws AppError not_found | order_state */
export const moveOrderById = (id: Types.ObjectId | string, move: Move): Promise<OrderRow> =>
  transaction(async (session) => {
    const order = await OrderModel.findById(id).session(session).lean<OrderRow>();
    if (!order) throw new AppError('not_found');
    return moveOrder(order, move, session);
  });
