import { useDispatch } from '@stezhka/store';
import { useEffect, useState } from 'react';
import { on } from '../events.ts';
import { Slot } from '../remotes/slot.tsx';
import { cartCounted } from '../state/cart-count.slice.ts';

export function Overlays() {
  const [search, setSearch] = useState(false);
  const [cart, setCart] = useState(false);
  const dispatch = useDispatch();
  useEffect(() => {
    const stop = [
      on('shell:open-search', () => setSearch(true)),
      on('shell:open-cart', () => setCart(true)),
      on('shop:cart-changed', ({ count }) => void dispatch(cartCounted(count))),
      on('shell:page-changed', () => {
        setSearch(false);
        setCart(false);
      }),
    ];
    return () => {
      for (const one of stop) one();
    };
  }, [dispatch]);
  return (
    <>
      {search && <Slot name="content.search" props={{ onClose: () => setSearch(false) }} />}
      {cart && <Slot name="shop.mini-cart" props={{ onClose: () => setCart(false) }} />}
    </>
  );
}
