import { type FormReply, type Instant, operation } from '@stezhka/kit-contract';
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

export type ReturnFormReply = FormReply;

/** How many pieces of which lines the order's buyer may send back; its fields are those of the body. */
export const getReturnForm = operation<{ params: { token: string }; reply: ReturnFormReply }>(
  'GET',
  '/form/return/:token',
  {
    access: 'public',
    reply: 'ReturnFormReply',
    tags: ['orders'],
  },
);

export interface RequestReturnBody {
  /** How many returns of the order the form knew: a request that is sent twice is one. */
  known: string;
  /** Pieces by the line's place among the order's lines, from 0. */
  lines: Record<string, string>;
  reason: ReturnReason;
  words?: string;
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
