import { type Id, type ImageData, operation, type Price } from '@stezhka/kit-contract';
import type { ProductCard, StockStatus } from './products.ts';

/** A bundle as it is offered: the main product with extra ones for a price below their sum. */
export interface KitOffer {
  id: Id;
  slug: string;
  title: string;
  description: string;
  imageData: ImageData | null;
  mainProduct: ProductCard;
  extraProducts: ProductCard[];
  priceData: Price;
}

/** A bundle in the cart (product 3, Kit); `id` is the line's. */
export interface KitLine extends KitOffer {
  kitId: Id;
  sum: Price;
  quantity: number;
  stockStatus: StockStatus;
  /** Kits there are parts for, when they are fewer than the line asks for; null when there are enough. */
  left: number | null;
  /** Of one kit since it was put in, hryvnias; null when it costs the same. */
  priceChange: { from: number; to: number } | null;
}

export interface KitsReply {
  kits: KitOffer[];
}

/** Kits whose main product stands in a category or below it, the most asked for first; 'all' stands for the root. */
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
