import { describeCall } from '@stezhka/kit-contract/examples';
import {
  addView,
  type FbProduct,
  getBestsellers,
  getPopularProducts,
  getProduct,
  getProductCards,
  getProducts,
  type Product,
  type ProductCard,
  searchProducts,
} from '../products.ts';
import { exampleLink } from './categories.examples.ts';
import { exampleRating } from './reviews.examples.ts';

export const exampleCard: ProductCard = {
  id: '6560b0d1a2c4e8f012345678',
  slug: 'diary',
  title: 'Щоденник-марафон на 28 днів',
  category: { slug: 'marafony', title: 'Щоденники-марафони', parent: exampleLink },
  imageData: null,
  priceData: { price: 690, oldPrice: 820, currency: 'UAH', discountPercent: 16 },
  priceFrom: null,
  stockStatus: 'in_stock',
  fewLeft: null,
  sizes: [],
  isBestseller: true,
  isInCart: false,
};

export const exampleProduct: Product = {
  ...exampleCard,
  sku: '0201',
  language: 'uk',
  shortDescription: 'Одне маленьке завдання щодня.',
  description: '<p>Двадцять вісім днів, одне завдання на день.</p>',
  attributes: [{ name: 'Формат', value: 'A5, 148 × 210 мм' }],
  sizes: [
    {
      value: 'A5',
      priceData: exampleCard.priceData,
      stockStatus: 'in_stock',
      fewLeft: null,
      imageData: null,
    },
    {
      value: 'B6',
      priceData: { price: 590, oldPrice: null, currency: 'UAH', discountPercent: null },
      stockStatus: 'in_stock',
      fewLeft: 3,
      imageData: null,
    },
  ],
  sizeTable: [{ size: 'A5', width: 148, height: 210, thickness: 18, weight: 410 }],
  certificate: '<p>Папір виготовлено без хлору.</p>',
  gallery: [],
  rating: exampleRating,
};

export const exampleFbProduct: FbProduct = {
  content_ids: [exampleCard.id],
  content_name: exampleCard.title,
  content_type: 'product',
  value: exampleCard.priceData.price,
  currency: 'UAH',
};

describeCall(getProducts, {
  summary: 'Products of a category, filtered',
  throws: ['not_found'],
  example: {
    params: { category: 'planery' },
    query: { sort: 'popular', format: ['a5'] },
    reply: {
      products: [exampleCard],
      pagination: { page: 1, pages: 1, limit: 12, total: 1 },
      sortType: 'popular',
    },
  },
});

describeCall(getProduct, {
  summary: 'One product',
  throws: ['not_found'],
  example: {
    params: { slug: 'diary' },
    reply: { product: exampleProduct, kits: [], fbData: exampleFbProduct, relatedProducts: [exampleCard] },
  },
});

describeCall(getProductCards, {
  summary: 'Product cards by id',
  example: { query: { id: [exampleCard.id] }, reply: { products: [exampleCard] } },
});

describeCall(searchProducts, {
  summary: 'Search of products',
  example: {
    query: { search: 'щоденик' },
    reply: { products: [exampleCard], corrected: 'щоденник', highlights: ['щоденник'] },
  },
});

describeCall(getBestsellers, {
  summary: 'Bestsellers',
  example: { query: { limit: 999 }, reply: { products: [exampleCard] } },
});

describeCall(getPopularProducts, {
  summary: 'Most popular products',
  example: { reply: { products: [exampleCard] } },
});

describeCall(addView, {
  summary: 'Count a view of a product',
  throws: ['not_found'],
  example: { params: { id: '6560b0d1a2c4e8f012345678' }, reply: { counted: true } },
});
