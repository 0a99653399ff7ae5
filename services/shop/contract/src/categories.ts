import { type ImageData, operation } from '@stezhka/kit-contract';

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

/** At most six categories with products of their own, by popularity. */
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

export interface MenuCategory {
  /** Slugs from the root, as in the address: 'shchodennyky/planery'. */
  slug: string;
  label: string;
}

export interface MenuCategoriesReply {
  menu: MenuCategory[];
}

export const getMenuCategories = operation<{ reply: MenuCategoriesReply }>('GET', '/data/categories/menu', {
  access: 'public',
  reply: 'MenuCategoriesReply',
  cache: 300,
  tags: ['shop-categories'],
});
