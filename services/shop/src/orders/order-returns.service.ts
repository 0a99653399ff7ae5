import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import type { AuditChange } from '@stezhka/kit/resource';
import { SITE_TIME_ZONE } from '@stezhka/kit-contract';
import { RETURN_DAYS, type ReturnReason, type ReturnState } from '@stezhka/shop-contract';
import { type ClientSession, trusted } from 'mongoose';
import { sendReturnMail } from './order-returns.mail.ts';
import { releaseStock } from './order-stock.ts';
import { OrderModel, type OrderRow, type ReturnFields } from './orders.model.ts';

const NEXT: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ['accepted', 'declined', 'received'],
  accepted: ['received', 'declined'],
  declined: [],
  received: [],
};
export const STAFF_RETURN_STATES = ['accepted', 'declined', 'received'] as const satisfies ReturnState[];
type StaffReturnState = (typeof STAFF_RETURN_STATES)[number];

export interface ReturnRequest extends Pick<ReturnFields, 'lines' | 'reason' | 'words'> {
  /** How many returns the order had when it was asked for. */
  known: number;
}

// Orders older than the field have none.
export const returnsOf = ({ returns }: Pick<OrderRow, 'returns'>): ReturnFields[] => returns ?? [];

/** What came broken or by mistake is taken back as it is, and not sold again. */
export const isAtFault = (reason: ReturnReason): boolean => reason === 'damaged' || reason === 'wrong';

/** The 14 days begin on the day after the delivery. */
export function returnBy({ steps }: Pick<OrderRow, 'steps'>): Temporal.PlainDate | null {
  const delivered = steps.findLast(({ to }) => to === 'delivered');
  return delivered ? clock.dayOf(delivered.at, SITE_TIME_ZONE).add({ days: RETURN_DAYS }) : null;
}

type WithReturns = Pick<OrderRow, 'lines' | 'returns'>;

const piecesIn = (order: WithReturns, line: number, states: readonly ReturnState[]): number =>
  returnsOf(order)
    .filter(({ state }) => states.includes(state))
    .flatMap(({ lines }) => lines)
    .reduce((sum, one) => (one.line === line ? sum + one.quantity : sum), 0);

/** What was made to order is not taken back. */
export function returnablePieces(order: WithReturns, line: number): number {
  const { choices, quantity } = order.lines[line]!;
  return choices ? 0 : quantity - piecesIn(order, line, ['requested', 'accepted', 'received']);
}

/** Pieces that came back. */
export const returnedPieces = (order: WithReturns, line: number): number =>
  piecesIn(order, line, ['received']);

const openReturn = (order: OrderRow): ReturnFields | undefined =>
  returnsOf(order).findLast(({ state }) => NEXT[state].length > 0);

/** One at a time, of what is delivered and left, in time. */
export function canReturn(order: OrderRow): boolean {
  const last = returnBy(order);
  return (
    order.kind === 'goods' &&
    order.state === 'delivered' &&
    last !== null &&
    Temporal.PlainDate.compare(clock.today(SITE_TIME_ZONE), last) <= 0 &&
    !openReturn(order) &&
    order.lines.some((_, line) => returnablePieces(order, line) > 0)
  );
}

/** @throws AppError order_state too early, too late or after another request; not_returnable */
export const requestReturn = (
  id: OrderRow['_id'],
  { known, lines, reason, words }: ReturnRequest,
): Promise<OrderRow> =>
  transaction(async (session) => {
    const order = (await OrderModel.findById(id).session(session).lean<OrderRow>())!;
    if (isSame(returnsOf(order)[known], lines)) return order;
    if (returnsOf(order).length !== known || !canReturn(order)) throw new AppError('order_state');
    if (lines.some(({ line, quantity }) => !order.lines[line] || quantity > returnablePieces(order, line)))
      throw new AppError('not_returnable');
    const asked: ReturnFields = {
      state: 'requested',
      askedAt: clock.now(),
      reason,
      words,
      answer: '',
      lines,
    };
    const changed = await OrderModel.findOneAndUpdate(
      { _id: id, state: 'delivered', [`returns.${known}`]: trusted({ $exists: false }) },
      { $push: { returns: asked }, $set: { returnState: 'requested' }, $inc: { __v: 1 } },
      { returnDocument: 'after', session },
    ).lean<OrderRow>();
    if (!changed) throw new AppError('order_state');
    await sendReturnMail(changed, session);
    return changed;
  });

const isSame = (made: ReturnFields | undefined, lines: ReturnFields['lines']): boolean =>
  made?.lines.length === lines.length &&
  lines.every((one) =>
    made.lines.some(({ line, quantity }) => one.line === line && one.quantity === quantity),
  );

/** Moves the order's open return on; sound goods that arrived are in stock again. @throws AppError order_state */
export async function answerReturn(
  order: OrderRow,
  { to, answer }: { to: StaffReturnState; answer: string },
  session: ClientSession,
): Promise<AuditChange[]> {
  const open = openReturn(order);
  if (!open || !NEXT[open.state].includes(to)) throw new AppError('order_state');
  const place = `returns.${returnsOf(order).indexOf(open)}`;
  const changed = (await OrderModel.findOneAndUpdate(
    { _id: order._id },
    {
      $set: { [`${place}.state`]: to, [`${place}.answer`]: answer || open.answer, returnState: to },
      $inc: { __v: 1 },
    },
    { returnDocument: 'after', session },
  ).lean<OrderRow>())!;
  if (to === 'received' && !isAtFault(open.reason)) await releaseStock(piecesOf(order, open), session);
  await sendReturnMail(changed, session);
  return [
    { path: 'returnState', from: open.state, to },
    ...(answer ? [{ path: 'answer', from: open.answer, to: answer }] : []),
  ];
}

const piecesOf = ({ lines }: OrderRow, returned: ReturnFields) =>
  returned.lines.map(({ line, quantity }) => {
    const sold = lines[line]!;
    const pieces = sold.pieces.map((one) => ({ ...one, count: (one.count / sold.quantity) * quantity }));
    return { ...sold, pieces };
  });
