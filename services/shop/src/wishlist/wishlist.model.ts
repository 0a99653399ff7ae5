import { model, Schema, type Types } from 'mongoose';

/** Guests' abandoned lists expire; members' lists stay. */
const GUEST_SECONDS = 90 * 24 * 60 * 60;

export interface Wish {
  product: Types.ObjectId;
  addedAt: Date;
  price: number;
  inStock: boolean;
}

export interface WishlistFields {
  userId?: string;
  guestId?: string;
  wishes: Wish[];
  taken?: { wish: Wish; at: Date } | null;
  updatedAt: Date;
}

const wish = new Schema<Wish>(
  {
    product: { type: Schema.Types.ObjectId, ref: 'Product', required: true },
    addedAt: { type: Date, required: true },
    price: { type: Number, required: true, min: 0 },
    inStock: { type: Boolean, required: true },
  },
  { _id: false },
);
const schema = new Schema<WishlistFields>(
  {
    userId: String,
    guestId: String,
    wishes: { type: [wish], default: [] },
    taken: { type: new Schema({ wish, at: Date }, { _id: false }), default: null },
  },
  { timestamps: { createdAt: false, updatedAt: true }, versionKey: false },
);
schema.index({ userId: 1 }, { unique: true, sparse: true });
schema.index({ guestId: 1 }, { unique: true, sparse: true });
schema.index(
  { updatedAt: 1 },
  { expireAfterSeconds: GUEST_SECONDS, partialFilterExpression: { guestId: { $exists: true } } },
);

export const WishlistModel = model<WishlistFields>('Wishlist', schema, 'wishlists');
