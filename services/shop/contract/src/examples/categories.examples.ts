import { describeCall } from '@stezhka/kit-contract/examples';
import {
  type Category,
  type CategoryLink,
  getHomepageCategories,
  getMenuCategories,
  getPopularCategories,
  getProductCategory,
} from '../categories.ts';

const diaries: CategoryLink = { slug: 'shchodennyky', title: 'Щоденники', parent: null };

export const exampleLink: CategoryLink = { slug: 'planery', title: 'Планери', parent: diaries };

const exampleCategory: Category = {
  ...exampleLink,
  description: 'Для справ, які мають статися, і для пауз між ними.',
  imageData: null,
  children: [{ slug: 'marafony', title: 'Щоденники-марафони', parent: exampleLink }],
};

describeCall(getProductCategory, {
  summary: 'One category of products',
  throws: ['not_found'],
  example: { params: { slug: 'planery' }, reply: { category: exampleCategory } },
});

describeCall(getHomepageCategories, {
  summary: 'Top categories of products',
  example: {
    reply: { categories: [{ ...diaries, description: 'Без дат і без оцінок.', imageData: null }] },
  },
});

describeCall(getPopularCategories, {
  summary: 'Most visited categories of products',
  example: {
    reply: {
      categories: [
        { ...exampleLink, description: 'Для справ, які мають статися.', imageData: null, count: 7 },
      ],
    },
  },
});

describeCall(getMenuCategories, {
  summary: 'Categories of products for menus',
  example: {
    reply: {
      menu: [
        { slug: 'shchodennyky', label: 'Щоденники' },
        { slug: 'shchodennyky/planery', label: 'Планери' },
        { slug: 'kartky', label: 'Колоди карт' },
      ],
    },
  },
});
