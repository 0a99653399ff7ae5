import { operation } from '@stezhka/kit-contract';

export interface MenuCategory {
  /** The chain of slugs from the root, as it stands in the address: 'shchodennyky/planery'. */
  slug: string;
  label: string;
}

export interface MenuCategoriesReply {
  menu: MenuCategory[];
}

/** All categories in the order of the tree, each parent before its children. */
export const getMenuCategories = operation<{ reply: MenuCategoriesReply }>('GET', '/data/categories/menu', {
  access: 'public',
  reply: 'MenuCategoriesReply',
  cache: 300,
  tags: ['shop-categories'],
});
