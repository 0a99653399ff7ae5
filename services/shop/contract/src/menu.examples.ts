import { describeCall } from '@stezhka/kit-contract/examples';
import { getMenuCategories } from './menu.ts';

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
