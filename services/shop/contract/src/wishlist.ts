import { type Id, operation } from '@stezhka/kit-contract';
import type { ProductCard, StockStatus } from './products.ts';

export const MAX_WISHES = 200;

export interface WishlistItem extends Omit<ProductCard, 'id' | 'isBestseller' | 'isInCart'> {
  productId: Id;
  /** ISO 8601. */
  addedAt: string;
  was: {
    /** Hryvnias. */
    price: number;
    stockStatus: StockStatus;
  };
}

export interface WishlistReply {
  /** Newest first; unpublished products are left out. */
  wishlist: WishlistItem[];
}

export const getWishlist = operation<{ reply: WishlistReply }>('GET', '/data/wishlist', {
  access: 'public',
  reply: 'WishlistReply',
  tags: ['wishlist'],
});

const changesWishlist = { access: 'guest', reply: 'WishlistReply', writes: getWishlist } as const;

/** `id` is the product's. @throws wishlist_full */
export const addWish = operation<{ params: { id: Id }; reply: WishlistReply }>(
  'POST',
  '/data/wishlist/add/:id',
  {
    ...changesWishlist,
  },
);

/** `id` is the product's. */
export const removeWish = operation<{ params: { id: Id }; reply: WishlistReply }>(
  'POST',
  '/data/wishlist/remove/:id',
  {
    ...changesWishlist,
  },
);
