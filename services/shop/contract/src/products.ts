import { type Id, type ImageData, operation, type Pagination, type Price } from '@stezhka/kit-contract';
import { type CategoryLink, exampleLink } from './categories.ts';
import type { KitOffer } from './kits.ts';
import { exampleRating, type RatingSummary } from './reviews.ts';

export const SORT_TYPES = ['popular', 'price_asc', 'price_desc', 'new'] as const;
export type SortType = (typeof SORT_TYPES)[number];

export type StockStatus = 'in_stock' | 'not_in_stock';

/** A product as lists show it (product 3, Product). */
export interface ProductCard {
  id: Id;
  slug: string;
  title: string;
  category: CategoryLink;
  imageData: ImageData | null;
  priceData: Price;
  stockStatus: StockStatus;
  isBestseller: boolean;
  /** False in every reply, since replies are shared by all visitors; the page lays the cart over it. */
  isInCart: boolean;
}

export interface ProductSize {
  value: string;
  priceData: Price;
  stockStatus: StockStatus;
}

/** Millimetres and grams. */
export interface SizeRow {
  size: string;
  width: number;
  height: number;
  thickness: number;
  weight: number;
}

export interface Product extends ProductCard {
  sku: string;
  shortDescription: string;
  /** Sanitised HTML. */
  description: string;
  attributes: { name: string; value: string }[];
  /** Choices; empty when there is only one. */
  sizes: ProductSize[];
  sizeTable: SizeRow[];
  /** Sanitised HTML. */
  certificate: string;
  /** The main picture first. */
  gallery: ImageData[];
  /** Of approved reviews. */
  rating: RatingSummary;
}

/** What an ad pixel is told of one product; amounts in hryvnias. */
export interface FbProduct {
  content_ids: Id[];
  content_name: string;
  content_type: 'product';
  value: number;
  currency: string;
}

export interface ProductsReply {
  products: ProductCard[];
  pagination: Pagination;
  /** The order the products stand in. */
  sortType: SortType;
}

export interface ProductReply {
  product: Product;
  kits: KitOffer[];
  fbData: FbProduct;
  relatedProducts: ProductCard[];
}

export interface ProductListReply {
  products: ProductCard[];
}

/** What narrows a list; several values of one filter mean any of them. */
export interface FilterQuery {
  /** Hryvnias, both included. */
  price_from?: number;
  price_to?: number;
  in_stock?: boolean;
  format?: string[];
  paper?: string[];
  cover?: string[];
  language?: string[];
}

export interface ProductsQuery extends FilterQuery {
  /** 1 and up. */
  page?: number;
  /** 1 to 60; 12 unless told. */
  limit?: number;
  sort?: SortType;
}

export const exampleCard: ProductCard = {
  id: '6560b0d1a2c4e8f012345678',
  slug: 'diary',
  title: 'Щоденник-марафон на 28 днів',
  category: { slug: 'marafony', title: 'Щоденники-марафони', parent: exampleLink },
  imageData: null,
  priceData: { price: 690, oldPrice: 820, currency: 'UAH', discountPercent: 16 },
  stockStatus: 'in_stock',
  isBestseller: true,
  isInCart: false,
};

export const exampleProduct: Product = {
  ...exampleCard,
  sku: '0201',
  shortDescription: 'Одне маленьке завдання щодня.',
  description: '<p>Двадцять вісім днів, одне завдання на день.</p>',
  attributes: [{ name: 'Формат', value: 'A5, 148 × 210 мм' }],
  sizes: [
    { value: 'A5', priceData: exampleCard.priceData, stockStatus: 'in_stock' },
    {
      value: 'B6',
      priceData: { price: 590, oldPrice: null, currency: 'UAH', discountPercent: null },
      stockStatus: 'in_stock',
    },
  ],
  sizeTable: [{ size: 'A5', width: 148, height: 210, thickness: 18, weight: 410 }],
  certificate: '<p>Папір виготовлено без хлору.</p>',
  gallery: [],
  rating: exampleRating,
};

export const exampleFbProduct: FbProduct = {
  content_ids: [exampleCard.id],
  content_name: exampleCard.title,
  content_type: 'product',
  value: exampleCard.priceData.price,
  currency: 'UAH',
};

const lists = { access: 'public', cache: 60, tags: ['products'] } as const;

/** A category's products, its subtree included; 'all' stands for the root. An unknown filter value is refused. */
export const getProducts = operation<{
  params: { category: string };
  query: ProductsQuery;
  reply: ProductsReply;
}>('GET', '/data/products/:category', {
  summary: 'Products of a category, filtered',
  throws: ['not_found'],
  ...lists,
  reply: 'ProductsReply',
  example: {
    params: { category: 'planery' },
    query: { sort: 'popular', format: ['a5'] },
    reply: {
      products: [exampleCard],
      pagination: { page: 1, pages: 1, limit: 12, total: 1 },
      sortType: 'popular',
    },
  },
});

export const getProduct = operation<{ params: { slug: string }; reply: ProductReply }>(
  'GET',
  '/data/product/:slug',
  {
    summary: 'One product',
    throws: ['not_found'],
    ...lists,
    reply: 'ProductReply',
    example: {
      params: { slug: 'diary' },
      reply: { product: exampleProduct, kits: [], fbData: exampleFbProduct, relatedProducts: [exampleCard] },
    },
  },
);

/** Cards of up to twelve products, in the order of the ids; what is not sold any more is left out. */
export const getProductCards = operation<{ query: { id: Id[] }; reply: ProductListReply }>(
  'GET',
  '/data/product-cards',
  {
    summary: 'Product cards by id',
    access: 'public',
    reply: 'ProductListReply',
    tags: ['products'],
    example: { query: { id: [exampleCard.id] }, reply: { products: [exampleCard] } },
  },
);

/** At most `limit` of them, 999 as a rule (product 9, Lists). */
export const getBestsellers = operation<{ query: { limit?: number }; reply: ProductListReply }>(
  'GET',
  '/data/products/bestsellers',
  {
    summary: 'Bestsellers',
    ...lists,
    reply: 'ProductListReply',
    example: { query: { limit: 999 }, reply: { products: [exampleCard] } },
  },
);

/** The eight that are asked for most. */
export const getPopularProducts = operation<{ reply: ProductListReply }>('GET', '/data/products/popular', {
  summary: 'Most popular products',
  ...lists,
  reply: 'ProductListReply',
  example: { reply: { products: [exampleCard] } },
});
