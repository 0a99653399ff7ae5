import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { later } from '@stezhka/kit/jobs';
import type { Id, Locale } from '@stezhka/kit-contract';
import { expireOrder, RESERVATION_MS } from './expire-order.job.ts';
import { newOrderToken, nextOrderNumber } from './order-identifiers.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';

interface VirtualOrder {
  kind: 'top_up' | 'course';
  course?: OrderRow['course'];
  userId: Id;
  kopiykas: number;
  locale: Locale;
  /** One order each, however often it is asked for. */
  source: OrderRow['source'];
}

/** An order without lines and delivery, paid by card; the one of the same source where there is one. */
export async function placeVirtualOrder({ source, kopiykas, ...own }: VirtualOrder): Promise<OrderRow> {
  const now = clock.now();
  const known = () =>
    OrderModel.findOne({
      'source.cart': source.cart,
      'source.version': source.version,
    }).lean<OrderRow>();
  const before = await known();
  if (before) return before;
  const reservedUntil = clock.in(RESERVATION_MS);
  try {
    return await transaction(async (session) => {
      const [order] = await OrderModel.create(
        [
          {
            ...own,
            source,
            number: await nextOrderNumber(),
            token: newOrderToken(),
            contacts: {},
            delivery: { method: 'pickup' },
            payment: 'card',
            lines: [],
            amounts: { goods: kopiykas, discount: 0, delivery: 0, fee: 0, total: kopiykas },
            state: 'pending_payment',
            reservedUntil,
            steps: [{ from: null, to: 'pending_payment', at: now, by: { kind: 'buyer' } }],
            createdAt: now,
          },
        ],
        { session },
      );
      const key = `expire:${order!._id}`;
      await later(session, expireOrder, { id: order!.id }, { at: reservedUntil, key });
      return order!.toObject() as OrderRow;
    });
  } catch (error) {
    const made = await known();
    if (made) return made;
    throw error;
  }
}
