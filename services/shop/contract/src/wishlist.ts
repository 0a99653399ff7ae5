import { type Id, type ImageData, operation, type Price } from '@stezhka/kit-contract';
import type { CategoryLink } from './categories.ts';
import type { StockStatus } from './products.ts';

/** As many as a wishlist holds. */
export const MAX_WISHES = 200;

export interface WishlistItem {
  productId: Id;
  title: string;
  slug: string;
  category: CategoryLink;
  imageData: ImageData | null;
  priceData: Price;
  stockStatus: StockStatus;
  /** ISO 8601. */
  addedAt: string;
  /** How it was when it was added, so that the page can say what has changed. */
  was: {
    /** Hryvnias. */
    price: number;
    stockStatus: StockStatus;
  };
}

export interface WishlistReply {
  /** The latest first; products that are not sold any more are left out. */
  wishlist: WishlistItem[];
}

/** Reading makes no guest: a visitor without one has wished for nothing. */
export const getWishlist = operation<{ reply: WishlistReply }>('GET', '/data/wishlist', {
  access: 'public',
  reply: 'WishlistReply',
  tags: ['wishlist'],
});

const changesWishlist = { access: 'guest', reply: 'WishlistReply', writes: getWishlist } as const;

/** `id` is the product's; one that is there already stays as it is. @throws wishlist_full */
export const addWish = operation<{ params: { id: Id }; reply: WishlistReply }>(
  'POST',
  '/data/wishlist/add/:id',
  {
    ...changesWishlist,
  },
);

/** `id` is the product's; one that is not there changes nothing. */
export const removeWish = operation<{ params: { id: Id }; reply: WishlistReply }>(
  'POST',
  '/data/wishlist/remove/:id',
  {
    ...changesWishlist,
  },
);
