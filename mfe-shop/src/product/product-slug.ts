/** The last segment of '/product/*' names the product; what stands before it is the category's chain. */
export const productSlug = (splat: string | undefined): string =>
  splat?.split('/').filter(Boolean).at(-1) ?? '';
