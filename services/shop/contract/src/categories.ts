import { type ImageData, operation } from '@stezhka/kit-contract';

/** A category with the way to the root (product 3, Category). */
export interface CategoryLink {
  slug: string;
  title: string;
  parent: CategoryLink | null;
}

export interface CategoryCard extends CategoryLink {
  description: string;
  imageData: ImageData | null;
}

export interface Category extends CategoryCard {
  children: CategoryLink[];
}

export interface ProductCategoryReply {
  category: Category;
}

export interface PopularCategory extends CategoryCard {
  /** Products in it and below. */
  count: number;
}

export interface PopularCategoriesReply {
  categories: PopularCategory[];
}

export interface HomepageCategoriesReply {
  categories: CategoryCard[];
}

export const getProductCategory = operation<{ params: { slug: string }; reply: ProductCategoryReply }>(
  'GET',
  '/data/product-category/:slug',
  {
    access: 'public',
    reply: 'ProductCategoryReply',
    cache: 300,
    tags: ['shop-categories'],
  },
);

/** The top of the tree. */
export const getHomepageCategories = operation<{ reply: HomepageCategoriesReply }>(
  'GET',
  '/data/categories/homepage',
  {
    access: 'public',
    reply: 'HomepageCategoriesReply',
    cache: 300,
    tags: ['shop-categories'],
  },
);

/** What people look for most: at most six categories with products of their own. */
export const getPopularCategories = operation<{ reply: PopularCategoriesReply }>(
  'GET',
  '/data/categories/popular',
  {
    access: 'public',
    reply: 'PopularCategoriesReply',
    cache: 300,
    tags: ['shop-categories', 'products'],
  },
);
