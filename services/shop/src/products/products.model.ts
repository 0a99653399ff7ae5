import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import { type Searchable, searchable } from '@stezhka/kit/search';
import type { Localised } from '@stezhka/kit-contract';
import type { FilterKey, SizeRow } from '@stezhka/shop-contract';
import { model, Schema, type Types } from 'mongoose';

export interface ProductSizeFields {
  value: string;
  price: number;
  stock: number;
  picture?: Picture;
}

export interface ProductFields extends Searchable {
  slug: string;
  /** Unpublished products are excluded from every query. */
  published: boolean;
  sku: string;
  category: Types.ObjectId;
  title: Localised;
  shortDescription: Localised;
  /** HTML, sanitised when saved and when presented. */
  description: Localised;
  /** `key` names what offers say of the product, too. */
  attributes: { key?: 'pages' | 'length'; name: Localised; value: Localised }[];
  /** The first size has the product's price; `stock` is the sum of all sizes. */
  sizes: ProductSizeFields[];
  sizeTable: SizeRow[];
  certificate: Localised;
  /** Kopiykas; 0 is a gift. */
  price: number;
  oldPrice: number | null;
  stock: number;
  /** Sum of views, updated hourly. */
  popularity: number;
  newViews: number;
  isBestseller: boolean;
  filters: Record<FilterKey, string>;
  picture?: Picture;
  gallery: Picture[];
  related: Types.ObjectId[];
  createdAt: Date;
}
export type ProductRow = ProductFields & { _id: Types.ObjectId };

const text = { type: String, required: true };
const isWhole = (value: number | null) => value === null || Number.isInteger(value);
const kopiykas = { type: Number, required: true, min: 0, validate: isWhole };
const count = { type: Number, required: true, min: 0 };
const pieces = { ...count, validate: isWhole };
const plain = { _id: false };

const schema = new Schema<ProductFields>(
  {
    slug: text,
    published: { type: Boolean, default: true },
    sku: text,
    category: { type: Schema.Types.ObjectId, ref: 'ShopCategory', required: true },
    title: localisedText(),
    shortDescription: localisedText(),
    description: localisedText(),
    attributes: [
      new Schema(
        { key: { type: String, enum: ['pages', 'length'] }, name: localisedText(), value: localisedText() },
        plain,
      ),
    ],
    sizes: [new Schema({ value: text, price: kopiykas, stock: pieces, picture: pictureSchema }, plain)],
    sizeTable: [
      new Schema({ size: text, width: count, height: count, thickness: count, weight: count }, plain),
    ],
    certificate: localisedText(),
    price: kopiykas,
    oldPrice: { ...kopiykas, required: false, default: null },
    stock: pieces,
    popularity: { type: Number, default: 0 },
    newViews: { type: Number, default: 0 },
    isBestseller: { type: Boolean, default: false },
    filters: new Schema({ format: text, paper: text, cover: text, language: text }, plain),
    picture: pictureSchema,
    gallery: [pictureSchema],
    related: [{ type: Schema.Types.ObjectId, ref: 'Product' }],
  },
  { timestamps: true, optimisticConcurrency: true },
);
schema.index({ slug: 1 }, { unique: true });
schema.index({ sku: 1 }, { unique: true });
schema.index({ published: 1, isBestseller: 1, popularity: -1, _id: 1 });
schema.index({ published: 1, popularity: -1, _id: 1 });
// Changes since the last read (../catalog-index/read-catalog-index.ts).
schema.index({ updatedAt: 1 });
schema.index({ newViews: 1 }, { partialFilterExpression: { newViews: { $gt: 0 } } });

export const BY_POPULARITY = { popularity: -1, _id: 1 } as const;

searchable(schema, { title: 'title', about: ['shortDescription'] }, BY_POPULARITY);

export const ProductModel = model<ProductFields>('Product', schema, 'products');

export const CARD_FIELDS = '-description -certificate -attributes -sizeTable -gallery';
