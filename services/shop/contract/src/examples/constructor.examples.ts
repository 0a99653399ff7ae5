import type { Price } from '@stezhka/kit-contract';
import { describeCall } from '@stezhka/kit-contract/examples';
import { type Choices, constructedImage, getConstructed, getConstructor } from '../constructor.ts';

const choices: Choices = { cover: 'spruce', inner: 'lines', paper: 'cream', engraving: 'Софія' };
const price: Price = { price: 850, oldPrice: null, currency: 'UAH', discountPercent: null };

describeCall(getConstructor, {
  summary: 'Options of a personal diary',
  throws: ['not_found'],
  example: {
    reply: {
      productId: '6560b0d1a2c4e8f012340099',
      title: 'Свій щоденник',
      description: 'Обкладинка, блок, папір і слово на обкладинці — за вами.',
      inStock: true,
      priceData: price,
      covers: [{ value: 'spruce', label: 'Смарагдовий льон', extra: 0 }],
      inners: [{ value: 'lines', label: 'У лінію', extra: 0 }],
      papers: [{ value: 'kraft', label: 'Крафтовий', extra: 60 }],
      engravingExtra: 120,
    },
  },
});

describeCall(getConstructed, {
  summary: 'Price of a personal diary',
  throws: ['not_found'],
  example: {
    query: choices,
    reply: { priceData: { ...price, price: 970 }, picture: constructedImage(choices) },
  },
});
