import { describeCall } from '@stezhka/kit-contract/examples';
import { getKits } from '../kits.ts';
import { exampleCard } from './products.examples.ts';

describeCall(getKits, {
  summary: 'Kits of a category',
  throws: ['not_found'],
  example: {
    params: { category: 'planery' },
    reply: {
      kits: [
        {
          id: '6560b0d1a2c4e8f0bbbb0001',
          slug: 'tykhyi-vechir',
          title: 'Набір «Тихий вечір»',
          description: 'Щоденник і колода',
          imageData: null,
          mainProduct: exampleCard,
          extraProducts: [{ ...exampleCard, id: '6560b0d1a2c4e8f0cccc0001', title: 'Колода «Стежки»' }],
          priceData: { price: 990, oldPrice: 1240, currency: 'UAH', discountPercent: 20 },
          fewLeft: null,
        },
      ],
    },
  },
});
