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

const diaries: CategoryLink = { slug: 'shchodennyky', title: 'Щоденники', parent: null };

export const exampleLink: CategoryLink = { slug: 'planery', title: 'Планери', parent: diaries };

const exampleCategory: Category = {
  ...exampleLink,
  description: 'Для справ, які мають статися, і для пауз між ними.',
  imageData: null,
  children: [{ slug: 'marafony', title: 'Щоденники-марафони', parent: exampleLink }],
};

export const getProductCategory = operation<{ params: { slug: string }; reply: ProductCategoryReply }>(
  'GET',
  '/data/product-category/:slug',
  {
    summary: 'One category of products',
    throws: ['not_found'],
    access: 'public',
    reply: 'ProductCategoryReply',
    cache: 300,
    tags: ['shop-categories'],
    example: { params: { slug: 'planery' }, reply: { category: exampleCategory } },
  },
);

/** The top of the tree. */
export const getHomepageCategories = operation<{ reply: HomepageCategoriesReply }>(
  'GET',
  '/data/categories/homepage',
  {
    summary: 'Top categories of products',
    access: 'public',
    reply: 'HomepageCategoriesReply',
    cache: 300,
    tags: ['shop-categories'],
    example: {
      reply: { categories: [{ ...diaries, description: 'Без дат і без оцінок.', imageData: null }] },
    },
  },
);

/** What people look for most: at most six categories with products of their own. */
export const getPopularCategories = operation<{ reply: PopularCategoriesReply }>(
  'GET',
  '/data/categories/popular',
  {
    summary: 'Most visited categories of products',
    access: 'public',
    reply: 'PopularCategoriesReply',
    cache: 300,
    tags: ['shop-categories', 'products'],
    example: {
      reply: {
        categories: [
          { ...exampleLink, description: 'Для справ, які мають статися.', imageData: null, count: 7 },
        ],
      },
    },
  },
);
