import { operation } from '@stezhka/kit-contract';

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
