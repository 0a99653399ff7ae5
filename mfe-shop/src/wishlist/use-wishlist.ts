import { useText } from '@stezhka/intl';
import { shell } from '@stezhka/shell-contract';
import { addWish, getWishlist, removeWish } from '@stezhka/shop-contract';
import { useState } from 'react';

/**
 * Whether a product is wished for, and the way to change that: at once here, the server follows. Pages are shared
 * by all visitors, so only the browser asks for it.
 */
export function useWish({ id: productId, title }: { id: string; title: string }) {
  const t = useText('shop');
  const { useCall, useChange, toast } = shell();
  const { data } = useCall(getWishlist, undefined, { optional: true });
  const [add] = useChange(addWish);
  const [remove] = useChange(removeWish);
  const [pending, setPending] = useState<boolean>();
  const known = data?.wishlist.some((one) => one.productId === productId) ?? false;
  const wished = pending ?? known;
  const call = { params: { id: productId } };
  async function toggle() {
    setPending(!wished);
    try {
      await (wished ? remove : add)(call);
      if (wished) {
        const onClick = () => void add(call).catch(() => {});
        toast(t('removed', { name: title }), { tone: 'good', action: { label: t('putBack'), onClick } });
      }
    } catch {
      setPending(undefined);
      // The shell has said why.
    }
  }
  // The list has caught up.
  if (pending !== undefined && pending === known) setPending(undefined);
  return { wished, toggle };
}
