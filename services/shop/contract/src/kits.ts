import { type Id, type ImageData, operation, type Price } from '@stezhka/kit-contract';
import { exampleCard, type ProductCard, type StockStatus } from './products.ts';

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
    summary: 'Kits of a category',
    throws: ['not_found'],
    access: 'public',
    cache: 60,
    tags: ['products'],
    reply: 'KitsReply',
    example: {
      params: { category: 'planery' },
      reply: {
        kits: [
          {
            id: '6560b0d1a2c4e8f0bbbb0001',
            slug: 'tykhyi-vechir',
            title: 'Набір «Тихий вечір»',
            description: 'Щоденник і колода',
            imageData: null,
            mainProduct: exampleCard,
            extraProducts: [{ ...exampleCard, id: '6560b0d1a2c4e8f0cccc0001', title: 'Колода «Стежки»' }],
            priceData: { price: 990, oldPrice: 1240, currency: 'UAH', discountPercent: 20 },
          },
        ],
      },
    },
  },
);
