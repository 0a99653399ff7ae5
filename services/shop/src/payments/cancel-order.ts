import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { isCancellable } from '../orders/order-states.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { refundPaidOrder } from './refunds.service.ts';

/** Cancels an order for its buyer; a paid order is refunded in full. @throws AppError order_state */
export const cancelByBuyer = (id: OrderRow['_id']): Promise<OrderRow> =>
  transaction(async (session) => {
    const order = (await OrderModel.findById(id).session(session).lean<OrderRow>())!;
    const by = { kind: 'buyer' } as const;
    if (!isCancellable(order)) throw new AppError('order_state');
    if (order.state === 'paid') return refundPaidOrder(order, { reason: 'cancelled', by }, session);
    return transitionOrder(order, { to: 'cancelled', by }, session);
  });
