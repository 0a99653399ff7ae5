import { model, Schema, type Types } from 'mongoose';

/** Abandoned lists of guests go after this long; a member's stays. */
const GUEST_SECONDS = 90 * 24 * 60 * 60;

export interface Wish {
  product: Types.ObjectId;
  addedAt: Date;
  /** Kopiykas, when it was added. */
  price: number;
  inStock: boolean;
}

/** Belongs to a member or a guest, never to both. */
export interface WishlistFields {
  userId?: string;
  guestId?: string;
  /** In the order they were added. */
  wishes: Wish[];
  /** The last one taken out, which may be put back as it was for a while. */
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
