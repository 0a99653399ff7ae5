import { type Instant, operation } from '@stezhka/kit-contract';
import type { OrderReply } from './orders.ts';

/** Days after the day of delivery in which a buyer may send goods back. */
export const RETURN_DAYS = 14;

/** The buyer asks, staff accept or decline, the goods arrive; the refund is an act of its own. */
export const RETURN_STATES = ['requested', 'accepted', 'declined', 'received'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_REASONS = ['unsuitable', 'damaged', 'wrong', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export interface OrderReturn {
  state: ReturnState;
  askedAt: Instant;
  reason: ReturnReason;
  /** The buyer's. */
  words: string;
  /** The workshop's. */
  answer: string;
  lines: { title: string; quantity: number }[];
}

export interface RequestReturnBody {
  /** How many returns of the order the page shows: a request that is sent twice is one. */
  known: number;
  /** Places among the order's lines, from 0. */
  lines: { line: number; quantity: number }[];
  reason: ReturnReason;
  words: string;
}

/** Idempotent. The token is the only proof needed, as for giving the order up. */
export const requestReturn = operation<{
  params: { token: string };
  body: RequestReturnBody;
  reply: OrderReply;
}>('POST', '/order/:token/return', {
  access: 'guest',
  reply: 'OrderReply',
  changes: ['orders'],
});
