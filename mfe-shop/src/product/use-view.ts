import { shell } from '@stezhka/shell-contract';
import { addView, type Product } from '@stezhka/shop-contract';
import { useEffect } from 'react';
import { rememberViewed } from '../recent/viewed-products.ts';

/** Each view is recorded on the server (product 2.6, Product page), and here for 'recently viewed'. */
export function useView({ id }: Pick<Product, 'id'>): void {
  const [tell] = shell().useChange(addView, { quiet: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per product, however often the page is drawn
  useEffect(() => {
    rememberViewed(id);
    // A view that is not counted is no one's trouble.
    tell({ params: { id } }).catch(() => {});
  }, [id]);
}
