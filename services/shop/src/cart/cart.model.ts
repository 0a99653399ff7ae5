import { type Choices, MAX_QUANTITY, MIN_QUANTITY } from '@stezhka/shop-contract';
import { model, Schema, type Types } from 'mongoose';
import { choicesSchema } from '../constructor/choices.ts';

/** Guests' abandoned carts expire; members' carts stay. */
const GUEST_CART_SECONDS = 90 * 24 * 60 * 60;

export interface CartLine {
  _id: Types.ObjectId;
  product: Types.ObjectId;
  size: string | null;
  choices: Choices | null;
  quantity: number;
  /** Kopiykas a piece when the line was added, only to show a change of price. */
  pricedAt: number;
}

export interface CartKitLine {
  _id: Types.ObjectId;
  kit: Types.ObjectId;
  quantity: number;
  pricedAt: number;
}

/** Owned by a member or a guest, never both; priced from the products at each read. */
export interface CartFields {
  userId?: string;
  guestId?: string;
  products: CartLine[];
  kits: CartKitLine[];
  coupon: string | null;
  /** Number of the last order made of this cart. */
  orderId: number | null;
  version: number;
  updatedAt: Date;
}
export type CartRow = CartFields & { _id: Types.ObjectId };

const quantity = {
  type: Number,
  required: true,
  min: MIN_QUANTITY,
  max: MAX_QUANTITY,
  validate: Number.isInteger,
};
const pricedAt = { type: Number, required: true, min: 0, validate: Number.isInteger };
const line = new Schema<CartLine>({
  product: { type: Schema.Types.ObjectId, ref: 'Product', required: true },
  size: { type: String, default: null },
  choices: { type: choicesSchema, default: null },
  quantity,
  pricedAt,
});
const kitLine = new Schema<CartKitLine>({
  kit: { type: Schema.Types.ObjectId, ref: 'Kit', required: true },
  quantity,
  pricedAt,
});

const schema = new Schema<CartFields>(
  {
    userId: String,
    guestId: String,
    products: { type: [line], default: [] },
    kits: { type: [kitLine], default: [] },
    coupon: { type: String, default: null },
    orderId: { type: Number, default: null },
    version: { type: Number, default: 0 },
  },
  { timestamps: { createdAt: false, updatedAt: true }, versionKey: false },
);
schema.index({ userId: 1 }, { unique: true, sparse: true });
schema.index({ guestId: 1 }, { unique: true, sparse: true });
schema.index(
  { updatedAt: 1 },
  {
    expireAfterSeconds: GUEST_CART_SECONDS,
    partialFilterExpression: { guestId: { $exists: true } },
  },
);

export const CartModel = model<CartFields>('Cart', schema, 'carts');
