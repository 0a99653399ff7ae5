import type { CategoryLink } from './categories.ts';

export function categoryChain(category: CategoryLink): string[] {
  return [...(category.parent ? categoryChain(category.parent) : []), category.slug];
}

/** '/catalog/shchodennyky/planery'; without a category the catalogue's root. */
export const catalogPath = (category?: CategoryLink | null): string =>
  category ? `/catalog/${categoryChain(category).join('/')}` : '/catalog';

/** The category's chain, then the product (product 2.4, Product link rule). */
export const productPath = ({ slug, category }: { slug: string; category: CategoryLink }): string =>
  `/product/${[...categoryChain(category), slug].join('/')}`;
