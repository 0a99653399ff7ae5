import type { Choices } from '@stezhka/shop-contract';
import { extraPrice } from '../constructor/choices.ts';
import type { ProductRow } from '../products/products.model.ts';
import { unitPrices } from '../products/products.service.ts';

/** Kopiykas a piece; a custom diary is never reduced. */
export function pricesOf(
  product: ProductRow,
  { size, choices }: { size: string | null; choices?: Choices | null },
): { now: number; before: number | null } {
  const { now, before } = unitPrices(product, size);
  return choices ? { now: now + extraPrice(choices), before: null } : { now, before };
}
