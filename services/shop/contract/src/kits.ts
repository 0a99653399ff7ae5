import { type Id, type ImageData, operation, type Price } from '@stezhka/kit-contract';
import type { ProductCard, SharedStock, StockStatus } from './products.ts';

/** The main product with extra ones, for less than their sum. */
export interface KitOffer {
  id: Id;
  slug: string;
  title: string;
  description: string;
  imageData: ImageData | null;
  mainProduct: ProductCard;
  extraProducts: ProductCard[];
  priceData: Price;
  /** Of the scarcest part. */
  fewLeft: number | null;
}

/** A bundle in the cart (product 3, Kit); `id` is the line's. */
export interface KitLine extends KitOffer {
  kitId: Id;
  sum: Price;
  quantity: number;
  stockStatus: StockStatus;
  /** As of a product's line. */
  left: number | null;
  shared: SharedStock | null;
  /** Change of the unit price since the line was added, hryvnias; null for none. */
  priceChange: { from: number; to: number } | null;
}

export interface KitsReply {
  kits: KitOffer[];
}

/** Kits whose main product is in the category's subtree, by popularity; 'all' stands for the root. */
export const getKits = operation<{ params: { category: string }; reply: KitsReply }>(
  'GET',
  '/data/kits/:category',
  {
    access: 'public',
    cache: 60,
    tags: ['products'],
    reply: 'KitsReply',
  },
);
