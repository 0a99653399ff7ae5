import { shell } from '@stezhka/shell-contract';
import { addWish, getWishlist, removeWish } from '@stezhka/shop-contract';
import { useState } from 'react';

/**
 * Whether a product is wished for, and the way to change that: at once here, the server follows. Pages are shared
 * by all visitors, so only the browser asks for it.
 */
export function useWish(productId: string) {
  const { useCall, useChange } = shell();
  const { data } = useCall(getWishlist, undefined, { optional: true });
  const [add] = useChange(addWish);
  const [remove] = useChange(removeWish);
  const [pending, setPending] = useState<boolean>();
  const known = data?.wishlist.some((one) => one.productId === productId) ?? false;
  const wished = pending ?? known;
  async function toggle() {
    setPending(!wished);
    try {
      await (wished ? remove : add)({ params: { id: productId } });
    } catch {
      setPending(undefined);
      // The shell has said why.
    }
  }
  // The list has caught up.
  if (pending !== undefined && pending === known) setPending(undefined);
  return { wished, toggle };
}
