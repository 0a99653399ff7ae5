import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import { LOCALES, type Locale, type Localised } from '@stezhka/kit-contract';
import {
  type Choices,
  DELIVERY_METHODS,
  type DeliveryMethod,
  ORDER_STATES,
  type Order,
  type OrderState,
  PAYMENT_METHODS,
  type PaymentMethod,
  RETURN_REASONS,
  RETURN_STATES,
  type ReturnReason,
  type ReturnState,
} from '@stezhka/shop-contract';
import { model, Schema, type Types } from 'mongoose';
import { choicesSchema } from '../constructor/choices.ts';
import type { DeliveryAddress } from '../delivery/delivery-methods.ts';

export interface Piece {
  product: Types.ObjectId;
  size: string | null;
  count: number;
}

/** A copy: later changes of the catalogue do not affect it. */
export interface OrderLineFields {
  kind: 'product' | 'kit';
  item: Types.ObjectId;
  title: Localised;
  size: string | null;
  choices: Choices | null;
  parts: Localised[];
  picture?: Picture;
  path: string;
  quantity: number;
  price: number;
  before: number | null;
  /** Share of the order's discount, kopiykas. */
  discount: number;
  pieces: Piece[];
}

export type Actor = { kind: 'buyer' | 'system' | 'provider' } | { kind: 'staff'; id: string };

export interface Step {
  from: OrderState | null;
  to: OrderState;
  at: Date;
  by: Actor;
  note: string;
}

export interface ReturnFields {
  state: ReturnState;
  askedAt: Date;
  reason: ReturnReason;
  words: string;
  answer: string;
  /** `line` is the place among the order's lines. */
  lines: { line: number; quantity: number }[];
}

export interface OrderFields {
  number: number;
  token: string;
  /** In the mail alone; its link confirms the order. */
  confirmationCode: string | null;
  kind: Order['kind'];
  course: { id: string; slug: string; title: Localised } | null;
  userId: string | null;
  guestId: string | null;
  /** Where a guest ordered from, only as long as the order is unpaid. */
  network: string | null;
  /** Unique: one order per version of a cart. */
  source: { cart: string; version: number };
  locale: Locale;
  contacts: { name: string; lastName: string; phone: string; email: string; comment: string };
  delivery: DeliveryAddress & { method: DeliveryMethod };
  payment: PaymentMethod;
  lines: OrderLineFields[];
  /** Kopiykas. */
  amounts: { goods: number; discount: number; delivery: number; fee: number; total: number };
  refunded: number;
  /** Kopiykas of further payments, all given back. */
  doubleRefunded: number;
  coupon: string | null;
  state: OrderState;
  reservedUntil: Date | null;
  trackingNumber: string;
  steps: Step[];
  returns: ReturnFields[];
  /** Of the last return, for the list of staff. */
  returnState: ReturnState | null;
  createdAt: Date;
}
export type OrderRow = OrderFields & { _id: Types.ObjectId };

const plain = { _id: false };
const kopiykas = { type: Number, required: true, min: 0, validate: Number.isInteger };
const word = { type: String, default: '' };
const anyText = localisedText({ required: false });
const piece = new Schema<Piece>(
  {
    product: { type: Schema.Types.ObjectId, required: true },
    size: { type: String, default: null },
    count: kopiykas,
  },
  plain,
);
const line = new Schema<OrderLineFields>(
  {
    kind: { type: String, enum: ['product', 'kit'], required: true },
    item: { type: Schema.Types.ObjectId, required: true },
    title: localisedText(),
    size: { type: String, default: null },
    choices: { type: choicesSchema, default: null },
    parts: [localisedText()],
    picture: pictureSchema,
    path: word,
    quantity: { ...kopiykas, min: 1 },
    price: kopiykas,
    before: { type: Number, default: null },
    discount: { ...kopiykas, required: false, default: 0 },
    pieces: [piece],
  },
  plain,
);
const step = new Schema<Step>(
  {
    from: { type: String, enum: [...ORDER_STATES, null], default: null },
    to: { type: String, enum: ORDER_STATES, required: true },
    at: { type: Date, required: true },
    by: {
      type: new Schema(
        {
          kind: { type: String, enum: ['buyer', 'system', 'provider', 'staff'], required: true },
          id: String,
        },
        plain,
      ),
      required: true,
    },
    note: word,
  },
  plain,
);

const returned = new Schema<ReturnFields>(
  {
    state: { type: String, enum: RETURN_STATES, required: true },
    askedAt: { type: Date, required: true },
    reason: { type: String, enum: RETURN_REASONS, required: true },
    words: word,
    answer: word,
    lines: [new Schema({ line: kopiykas, quantity: { ...kopiykas, min: 1 } }, plain)],
  },
  plain,
);

const schema = new Schema<OrderFields>({
  number: { type: Number, required: true },
  token: { type: String, required: true },
  confirmationCode: { type: String, default: null },
  kind: { type: String, enum: ['goods', 'top_up', 'course'], required: true },
  course: {
    type: new Schema(
      {
        id: { type: String, required: true },
        slug: { type: String, required: true },
        title: localisedText(),
      },
      plain,
    ),
    default: null,
  },
  userId: { type: String, default: null },
  guestId: { type: String, default: null },
  network: { type: String, default: null },
  source: {
    type: new Schema(
      { cart: { type: String, required: true }, version: { type: Number, required: true } },
      plain,
    ),
    required: true,
  },
  locale: { type: String, enum: LOCALES, required: true },
  contacts: {
    type: new Schema({ name: word, lastName: word, phone: word, email: word, comment: word }, plain),
    required: true,
  },
  delivery: {
    type: new Schema(
      {
        method: { type: String, enum: DELIVERY_METHODS, required: true },
        city: word,
        place: word,
        spellings: new Schema({ city: anyText, place: anyText }, plain),
      },
      plain,
    ),
    required: true,
  },
  payment: { type: String, enum: PAYMENT_METHODS, required: true },
  lines: [line],
  amounts: {
    type: new Schema(
      { goods: kopiykas, discount: kopiykas, delivery: kopiykas, fee: kopiykas, total: kopiykas },
      plain,
    ),
    required: true,
  },
  refunded: { type: Number, default: 0, min: 0 },
  doubleRefunded: { type: Number, default: 0, min: 0 },
  coupon: { type: String, default: null },
  state: { type: String, enum: ORDER_STATES, required: true },
  reservedUntil: { type: Date, default: null },
  trackingNumber: word,
  steps: [step],
  returns: [returned],
  returnState: { type: String, enum: [...RETURN_STATES, null], default: null },
  createdAt: { type: Date, required: true },
});
schema.index({ number: 1 }, { unique: true });
schema.index({ token: 1 }, { unique: true });
schema.index({ 'source.cart': 1, 'source.version': 1 }, { unique: true });
schema.index({ userId: 1, createdAt: -1 });
schema.index({ guestId: 1, createdAt: -1 });
schema.index({ 'contacts.email': 1, state: 1 });
schema.index({ network: 1, state: 1 });

export const OrderModel = model<OrderFields>('Order', schema, 'orders');
