import { model, Schema, type Types } from 'mongoose';

/** One view per visitor, product and day; expires two days later. */
interface ProductViewFields {
  product: Types.ObjectId;
  visitor: string;
  /** 'YYYY-MM-DD' of Kyiv. */
  day: string;
  at: Date;
}

const schema = new Schema<ProductViewFields>(
  {
    product: { type: Schema.Types.ObjectId, ref: 'Product', required: true },
    visitor: { type: String, required: true },
    day: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ product: 1, visitor: 1, day: 1 }, { unique: true });
schema.index({ visitor: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: 2 * 24 * 60 * 60 });

export const ProductViewModel = model<ProductViewFields>('ProductView', schema, 'product_views');
