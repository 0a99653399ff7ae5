import { type Id, type ImageData, operation, type Pagination, type Price } from '@stezhka/kit-contract';
import type { CategoryLink } from './categories.ts';
import type { KitOffer } from './kits.ts';
import type { RatingSummary } from './reviews.ts';

export const SORT_TYPES = ['popular', 'price_asc', 'price_desc', 'new'] as const;
export type SortType = (typeof SORT_TYPES)[number];

export type StockStatus = 'in_stock' | 'not_in_stock';

/** As many pieces or fewer are few: pages say how many are left. */
export const FEW_PIECES = 5;

/** A product that several lines of a cart ask for, alone and inside kits: pieces in stock, and wanted by all lines. */
export interface SharedStock {
  title: string;
  stock: number;
  wanted: number;
}

/** Product 3, Product. */
export interface ProductCard {
  id: Id;
  slug: string;
  title: string;
  category: CategoryLink;
  imageData: ImageData | null;
  priceData: Price;
  /** Hryvnias: what the cheapest size costs, where sizes differ in price; else null. */
  priceFrom: number | null;
  stockStatus: StockStatus;
  /** Pieces in stock, those for kits and orders among them, where they are few; else null. */
  fewLeft: number | null;
  /** Of more than one, one is chosen before the product is put into the cart. */
  sizes: ProductSize[];
  isBestseller: boolean;
  /** False in every reply: replies are shared by all visitors, and pages merge the cart in. */
  isInCart: boolean;
}

export interface ProductSize {
  value: string;
  priceData: Price;
  stockStatus: StockStatus;
  fewLeft: number | null;
}

export interface PicturedSize extends ProductSize {
  /** Its own picture, which stands in the gallery, too; null for that of the product. */
  imageData: ImageData | null;
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
  /** Of the printed text: 'uk', 'ru', 'en' or 'none'. */
  language: string;
  shortDescription: string;
  /** Sanitised HTML. */
  description: string;
  attributes: { name: string; value: string }[];
  sizes: PicturedSize[];
  sizeTable: SizeRow[];
  /** Sanitised HTML. */
  certificate: string;
  gallery: ImageData[];
  rating: RatingSummary;
}

/** Amounts in hryvnias. */
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

export interface FilterQuery {
  /** Hryvnias, inclusive. */
  price_from?: number;
  price_to?: number;
  in_stock?: boolean;
  format?: string[];
  paper?: string[];
  cover?: string[];
  language?: string[];
}

export interface ProductsQuery extends FilterQuery {
  page?: number;
  /** 1 to 60, by default 12. */
  limit?: number;
  sort?: SortType;
}

const lists = { access: 'public', cache: 60, tags: ['products'] } as const;

/** Products of a category's subtree; 'all' stands for the root. Unknown filter values are refused. */
export const getProducts = operation<{
  params: { category: string };
  query: ProductsQuery;
  reply: ProductsReply;
}>('GET', '/data/products/:category', {
  ...lists,
  reply: 'ProductsReply',
});

export const getProduct = operation<{ params: { slug: string }; reply: ProductReply }>(
  'GET',
  '/data/product/:slug',
  {
    ...lists,
    reply: 'ProductReply',
  },
);

/** At most twelve, in the order of the ids; unpublished products are left out. */
export const getProductCards = operation<{ query: { id: Id[] }; reply: ProductListReply }>(
  'GET',
  '/data/product-cards',
  {
    access: 'public',
    reply: 'ProductListReply',
    tags: ['products'],
  },
);

export interface ProductSearchReply extends ProductListReply {
  /** The query whose results these are, where nothing was found for the typed one. */
  corrected: string | null;
  /** Words of the titles that the query stands for. */
  highlights: string[];
}

/** The best few by title and short description, as content's search finds. */
export const searchProducts = operation<{
  query: { search: string; literal?: boolean };
  reply: ProductSearchReply;
}>('GET', '/data/product-search', {
  access: 'public',
  reply: 'ProductSearchReply',
  tags: ['products'],
});

/** By default 999 (product 9, Lists). */
export const getBestsellers = operation<{ query: { limit?: number }; reply: ProductListReply }>(
  'GET',
  '/data/products/bestsellers',
  {
    ...lists,
    reply: 'ProductListReply',
  },
);

export const getPopularProducts = operation<{ reply: ProductListReply }>('GET', '/data/products/popular', {
  ...lists,
  reply: 'ProductListReply',
});

export interface AddViewReply {
  counted: boolean;
}

export const addView = operation<{ params: { id: Id }; reply: AddViewReply }>(
  'POST',
  '/data/product/add-view/:id',
  {
    access: 'public',
    reply: 'AddViewReply',
  },
);
