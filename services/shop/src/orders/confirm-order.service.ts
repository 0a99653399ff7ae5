import { timingSafeEqual } from 'node:crypto';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { isInProgress } from './order-states.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';
import { transitionOrder } from './transition-order.ts';

/**
 * Confirms an order by the code of its mail, and only now takes its goods; a confirmed order stays as it is.
 * @throws AppError confirmation_wrong; order_state when the order has ended; out_of_stock, not_enough_stock
 */
export const confirmByBuyer = (id: OrderRow['_id'], code: string): Promise<OrderRow> =>
  transaction(async (session) => {
    const order = (await OrderModel.findById(id).session(session).lean<OrderRow>())!;
    if (!isCodeOf(order, code)) throw new AppError('confirmation_wrong');
    if (isInProgress(order.state)) return order;
    return transitionOrder(order, { to: 'cod_confirmed', by: { kind: 'buyer' } }, session);
  });

function isCodeOf({ confirmationCode }: OrderRow, code: string): boolean {
  const right = Buffer.from(confirmationCode ?? '');
  const given = Buffer.from(code);
  return right.length === given.length && timingSafeEqual(right, given);
}
