import { useText } from '@stezhka/intl';
import { type ChangeOptions, shell } from '@stezhka/shell-contract';
import {
  addWish,
  getWishlist,
  type ProductCard,
  removeWish,
  type WishlistItem,
  type WishlistReply,
} from '@stezhka/shop-contract';
import { useMemo } from 'react';

export type WishedProduct = Omit<ProductCard, 'isBestseller' | 'isInCart'>;
type WishChange = ChangeOptions<{ params: { id: string }; reply: WishlistReply }>;

const wishOf = ({
  id,
  title,
  slug,
  category,
  imageData,
  priceData,
  priceFrom,
  stockStatus,
  fewLeft,
  sizes,
}: WishedProduct): WishlistItem => ({
  productId: id,
  title,
  slug,
  category,
  imageData,
  priceData,
  priceFrom,
  stockStatus,
  fewLeft,
  sizes,
  addedAt: new Date().toISOString(),
  was: { price: priceData.price, stockStatus },
});

const REMOVED: WishChange = {
  optimistic: ({ wishlist }, { params }) => ({
    wishlist: wishlist.filter(({ productId }) => productId !== params.id),
  }),
};

/**
 * Whether a product is wished for, and the way to change that: at once here, the server follows. Pages are shared
 * by all visitors, so only the browser asks for it.
 */
export function useWish(product: WishedProduct) {
  const t = useText('shop');
  const { useCall, useChange, toast } = shell();
  const { data } = useCall(getWishlist, undefined, { optional: true });
  const added = useMemo<WishChange>(
    () => ({ optimistic: ({ wishlist }) => ({ wishlist: [wishOf(product), ...wishlist] }) }),
    [product],
  );
  const [add] = useChange(addWish, added);
  const [remove] = useChange(removeWish, REMOVED);
  const wished = data?.wishlist.some(({ productId }) => productId === product.id) ?? false;
  const call = { params: { id: product.id } };
  async function toggle() {
    try {
      await (wished ? remove : add)(call);
    } catch {
      // The shell has said why.
      return;
    }
    if (!wished) return;
    const onClick = () => void add(call).catch(() => {});
    toast(t('removed', { name: product.title }), { tone: 'good', action: { label: t('putBack'), onClick } });
  }
  return { wished, toggle };
}
