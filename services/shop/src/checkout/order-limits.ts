import { countAttempt } from '@stezhka/kit/attempts';
import { AppError } from '@stezhka/kit/errors';
import type { OrderState } from '@stezhka/shop-contract';
import { type ClientSession, trusted } from 'mongoose';
import { AWAITS_BUYER, AWAITS_PAYMENT } from '../orders/order-states.ts';
import { lineOf } from '../orders/order-stock.ts';
import { OrderModel, type OrderRow, type Piece } from '../orders/orders.model.ts';

const HOUR_SECONDS = 60 * 60;
/** Of one visitor: an unpaid order holds goods, an unconfirmed one writes a mail to whatever address was typed. */
const MOST_WAITING = 3;
/** In all unpaid orders of a visitor or of the guests at one address, kits by their parts. */
const MOST_PIECES_UNPAID = { ofProduct: 20, together: 60 };
/**
 * Cash on delivery beyond either waits for a confirmation. The usual order is one to three diaries for up to 2000 ₴: few
 * buyers meet the rule, and an invented order that needs no confirmation holds no more than this. Pieces as stock counts
 * them, a kit by its parts; the sum without delivery and fee.
 */
const COD_UNCONFIRMED = { pieces: 5, kopiykas: 300_000 };
/** An office or a family orders from one address. */
const PEOPLE_AT_ONE_ADDRESS = 3;

let perAddress = 30;
/** Of one visitor or e-mail in an hour; as many of all guests at one address may be unpaid. */
const perPerson = () => Math.ceil(perAddress / PEOPLE_AT_ONE_ADDRESS);

export const needsConfirmation = ({ pieces, kopiykas }: { pieces: number; kopiykas: number }): boolean =>
  pieces > COD_UNCONFIRMED.pieces || kopiykas > COD_UNCONFIRMED.kopiykas;

/** Called once by `main.ts`; a person may order a third as often. */
export const allowOrdersPerHour = (most: number): void => {
  perAddress = most;
};

/**
 * Takes an order back that is one too many, in its transaction: refused orders never count. A member counts by the
 * account alone. A guest counts by visitor and address too, and by e-mail only with an order whose mail goes out: nobody
 * keeps a buyer from ordering by typing the buyer's address, unless the buyer has the mails about it.
 * @throws AppError too_many_requests, orders_unpaid, orders_unconfirmed, network_unpaid, pieces_unpaid
 */
export async function assertFewOrders(
  order: OrderRow,
  network: string | undefined,
  session: ClientSession,
): Promise<void> {
  await countOrder(order, network, session);
  const visitor = order.userId ? { userId: order.userId } : { guestId: order.guestId };
  const assertFew = async (code: string, most: number, which: object) => {
    const count = await OrderModel.countDocuments({ ...which, kind: 'goods' }).session(session);
    if (count > most) throw new AppError(code, { params: { n: most } });
  };
  if (AWAITS_BUYER.includes(order.state))
    await assertFew('orders_unpaid', MOST_WAITING, { ...visitor, state: oneOf(AWAITS_BUYER) });
  if (order.state === 'pending_confirmation' && !order.userId) {
    const sameEmail = { 'contacts.email': order.contacts.email, userId: null };
    await assertFew('orders_unconfirmed', MOST_WAITING, { ...sameEmail, state: order.state });
  }
  if (order.state === 'pending_payment') {
    await assertFewPieces(order, { ...visitor, state: oneOf(AWAITS_PAYMENT) }, session);
    if (!order.network) return;
    const nearby = { network: order.network, state: oneOf(AWAITS_PAYMENT) };
    await assertFew('network_unpaid', perPerson(), nearby);
    await assertFewPieces(order, nearby, session);
  }
}

const oneOf = (states: readonly OrderState[]) => trusted({ $in: [...states] });

/** The rows that it writes make concurrent orders of one visitor, e-mail or address conflict: later counts are true. */
async function countOrder(
  { userId, guestId, contacts, state }: OrderRow,
  network: string | undefined,
  session: ClientSession,
): Promise<void> {
  const counts: [name: string, subject: string | null | undefined, most: number][] = userId
    ? [['orders-member', userId, perPerson()]]
    : [
        ['orders-guest', guestId, perPerson()],
        ['orders-email', state === 'pending_payment' ? null : contacts.email, perPerson()],
        ['orders-address', network, perAddress],
      ];
  for (const [name, subject, most] of counts) {
    if (!subject) continue;
    const { count, seconds } = await countAttempt(
      { name, free: most, seconds: HOUR_SECONDS },
      subject,
      session,
    );
    if (count > most) throw new AppError('too_many_requests', { retryAfter: seconds });
  }
}

async function assertFewPieces(order: OrderRow, which: object, session: ClientSession): Promise<void> {
  const unpaid = await OrderModel.find({ ...which, kind: 'goods' })
    .select('lines.pieces')
    .session(session)
    .lean<Pick<OrderRow, 'lines'>[]>();
  const counts = new Map<string, number>();
  for (const { product, count } of unpaid.flatMap(({ lines }) => lines).flatMap(({ pieces }) => pieces))
    counts.set(String(product), (counts.get(String(product)) ?? 0) + count);
  const countOf = ({ product }: Piece) => counts.get(String(product))!;
  const [largest] = order.lines.flatMap(({ pieces }) => pieces).sort((a, b) => countOf(b) - countOf(a));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const { ofProduct, together } = MOST_PIECES_UNPAID;
  if (!largest || (countOf(largest) <= ofProduct && all <= together)) return;
  const title = lineOf(order.lines, largest).title[order.locale];
  throw new AppError('pieces_unpaid', { params: { title, ofProduct, together } });
}
