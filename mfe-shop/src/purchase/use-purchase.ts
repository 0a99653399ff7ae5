import { CONSTRUCTED_SLUG, type ProductCard, type ProductSize } from '@stezhka/shop-contract';
import { useState } from 'react';
import { useCartChanges, useCartLine } from '../cart-state/cart.queries.ts';
import { useAddToCart } from '../cart-state/use-add-to-cart.ts';

export function usePurchase<Size extends ProductSize>({
  id,
  slug,
  sizes,
  priceData,
  stockStatus,
  fewLeft,
}: Pick<ProductCard, 'id' | 'slug' | 'priceData' | 'stockStatus' | 'fewLeft'> & { sizes: Size[] }) {
  const offered = sizes.find((one) => one.stockStatus === 'in_stock') ?? sizes[0];
  const [size, setSize] = useState(offered?.value ?? null);
  const chosen = sizes.find(({ value }) => value === size);
  const [wanted, setWanted] = useState(1);
  // Where sizes are not offered, any of them counts.
  const line = useCartLine(id, sizes.length ? size : undefined);
  const { add, adding } = useAddToCart();
  const { changeQuantity } = useCartChanges();
  return {
    size,
    chosen,
    setSize,
    /** Put together in the constructor first. */
    constructed: slug === CONSTRUCTED_SLUG,
    price: chosen?.priceData ?? priceData,
    available: (chosen?.stockStatus ?? stockStatus) === 'in_stock',
    fewLeft: chosen ? chosen.fewLeft : fewLeft,
    inCart: !!line,
    quantity: line?.quantity ?? wanted,
    setQuantity: (quantity: number) => (line ? changeQuantity(line, quantity) : setWanted(quantity)),
    adding,
    buy: () => add(id, { quantity: wanted, ...(size && { size }) }),
  };
}

export type Purchase = Omit<ReturnType<typeof usePurchase>, 'chosen'>;
