import { describeCall } from '@stezhka/kit-contract/examples';
import { addWish, getWishlist, removeWish, type WishlistReply } from '../wishlist.ts';
import { exampleCard } from './products.examples.ts';

const { id: productId, isBestseller: _, isInCart: __, ...card } = exampleCard;

const exampleReply: WishlistReply = {
  wishlist: [
    {
      ...card,
      productId,
      addedAt: '2026-11-02T18:00:00.000Z',
      was: { price: 820, stockStatus: 'in_stock' },
    },
  ],
};

describeCall(getWishlist, { summary: 'Wishlist of the visitor', example: { reply: exampleReply } });

describeCall(addWish, {
  summary: 'Add a product to the wishlist',
  throws: ['not_found', 'wishlist_full'],
  example: { params: { id: productId }, reply: exampleReply },
});

describeCall(removeWish, {
  summary: 'Remove a product from the wishlist',
  example: { params: { id: productId }, reply: { wishlist: [] } },
});
