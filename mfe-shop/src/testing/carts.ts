import type { Cart, KitLine } from '@stezhka/shop-contract';
import { exampleCard, exampleCart } from '@stezhka/shop-contract/examples';

export const exampleKitLine: KitLine = {
  id: '6560b0d1a2c4e8f0bbbb0009',
  kitId: '6560b0d1a2c4e8f0bbbb0001',
  slug: 'quiet-evening',
  title: 'Набір «Тихий вечір»',
  description: 'Щоденник і колода',
  imageData: null,
  mainProduct: exampleCard,
  extraProducts: [{ ...exampleCard, id: '6560b0d1a2c4e8f0cccc0001', title: 'Колода «Стежки»' }],
  priceData: { price: 990, oldPrice: 1240, currency: 'UAH', discountPercent: 20 },
  fewLeft: null,
  sum: { price: 990, oldPrice: 1240, currency: 'UAH', discountPercent: 20 },
  quantity: 1,
  stockStatus: 'in_stock',
  left: null,
  shared: null,
  priceChange: null,
};

export const cartOf = (more: Partial<Cart>): Cart => ({ ...exampleCart, ...more });
