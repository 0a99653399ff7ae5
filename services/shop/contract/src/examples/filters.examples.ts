import { describeCall } from '@stezhka/kit-contract/examples';
import { getFilters } from '../filters.ts';

describeCall(getFilters, {
  summary: 'Filters of a category with counts',
  throws: ['not_found'],
  example: {
    params: { category: 'planery' },
    query: { format: ['a5'] },
    reply: {
      filter: {
        groups: [
          {
            key: 'format',
            title: 'Формат',
            options: [{ value: 'a5', title: 'A5, 148 × 210 мм', color: null, count: 14 }],
          },
          {
            key: 'cover',
            title: 'Обкладинка',
            options: [{ value: 'rose', title: 'Пудрова троянда', color: '#d9a39b', count: 3 }],
          },
        ],
        price: { min: 350, max: 1290 },
        inStock: { count: 17 },
        total: 18,
      },
    },
  },
});
