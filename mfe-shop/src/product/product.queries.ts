import { query } from '@stezhka/shell-contract';
import { getProduct } from '@stezhka/shop-contract';

/** The last segment of '/product/*' names the product; what stands before it is the category's chain. */
export const productSlug = (splat: string | undefined): string =>
  splat?.split('/').filter(Boolean).at(-1) ?? '';

export const productQuery = (splat: string | undefined) =>
  query(getProduct, { params: { slug: productSlug(splat) } });
