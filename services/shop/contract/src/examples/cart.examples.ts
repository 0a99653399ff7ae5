import { describeCall } from '@stezhka/kit-contract/examples';
import {
  addKit,
  addProduct,
  applyPromocode,
  type Cart,
  type CartProduct,
  type GtagProduct,
  getCart,
  giveWelcomeCode,
  removeKit,
  removeProduct,
  setKitQuantity,
  setProductQuantity,
} from '../cart.ts';
import { exampleCard, exampleFbProduct } from './products.examples.ts';

const { id, slug, title, category, priceData, stockStatus } = exampleCard;

const line: CartProduct = {
  id: '6560b0d1a2c4e8f0aaaa0001',
  productId: id,
  title,
  slug,
  category,
  imageData: null,
  size: 'A5',
  choices: null,
  priceData,
  sum: { price: 690, oldPrice: 820, currency: 'UAH', discountPercent: 16 },
  quantity: 1,
  stockStatus,
  left: null,
  shared: null,
  priceChange: null,
};

const gtagProduct: GtagProduct = {
  item_id: id,
  item_name: title,
  price: 690,
  quantity: 1,
  currency: 'UAH',
};

export const exampleCart: Cart = {
  id: '6560b0d1a2c4e8f0dddd0001',
  member: false,
  products: [line],
  kits: [],
  total: {
    totalPrice: { price: 760, oldPrice: 890, currency: 'UAH', discountPercent: 15 },
    deliveryPrice: 70,
    paymentPrice: 0,
  },
  pricedFor: { delivery: ['branch', 'locker', 'courier'], payment: ['card'] },
  currency: 'UAH',
  blocked: null,
  promocode: '',
  discount: 0,
  promocodeError: null,
  promocodePersonal: false,
  orderId: null,
  gtagData: { currency: 'UAH', value: 760, items: [gtagProduct] },
  fbData: { purchaseData: { content_ids: [id], value: 760, currency: 'UAH', num_items: 1 } },
  version: 1,
};

describeCall(getCart, { summary: 'Cart of the visitor', example: { reply: { cart: exampleCart } } });

describeCall(addProduct, {
  summary: 'Add a product to the cart',
  throws: [
    'not_found',
    'out_of_stock',
    'not_enough_stock',
    'stock_in_cart',
    'free_once',
    'quantity_limit',
    'size_unknown',
    'choices_needed',
    'cart_full',
    'conflict',
  ],
  example: {
    params: { id },
    query: { quantity: 1, size: 'A5' },
    reply: { cart: exampleCart, gtagProduct, fbProduct: exampleFbProduct },
  },
});

describeCall(setProductQuantity, {
  summary: 'Set the quantity of a product line',
  throws: [
    'not_found',
    'not_enough_stock',
    'stock_in_cart',
    'free_once',
    'quantity_limit',
    'out_of_stock',
    'conflict',
  ],
  example: { params: { id: line.id, quantity: 1 }, reply: { cart: exampleCart } },
});

describeCall(removeProduct, {
  summary: 'Remove a product line from the cart',
  throws: ['not_found', 'conflict'],
  example: {
    params: { id: line.id },
    reply: {
      cart: exampleCart,
      gtagProduct,
      putBack: { params: { id }, query: { quantity: 1, size: 'A5' } },
    },
  },
});

const kitId = '6560b0d1a2c4e8f0bbbb0001';

describeCall(addKit, {
  summary: 'Add a kit to the cart',
  throws: [
    'not_found',
    'out_of_stock',
    'not_enough_stock',
    'stock_in_cart',
    'free_once',
    'quantity_limit',
    'cart_full',
    'conflict',
  ],
  example: {
    params: { id: kitId },
    query: { quantity: 1 },
    reply: { cart: exampleCart, gtagProduct, fbProduct: exampleFbProduct },
  },
});

describeCall(setKitQuantity, {
  summary: 'Set the quantity of a kit line',
  throws: [
    'not_found',
    'not_enough_stock',
    'stock_in_cart',
    'free_once',
    'quantity_limit',
    'out_of_stock',
    'conflict',
  ],
  example: { params: { id: kitId, quantity: 1 }, reply: { cart: exampleCart } },
});

describeCall(removeKit, {
  summary: 'Remove a kit line from the cart',
  throws: ['not_found', 'conflict'],
  example: { params: { id: kitId }, reply: { cart: exampleCart, gtagProduct } },
});

describeCall(applyPromocode, {
  summary: 'Apply a promocode to the cart, or take it out',
  throws: [
    'cart_empty',
    'coupon_unknown',
    'coupon_over',
    'coupon_used',
    'coupon_small',
    'coupon_foreign',
    'coupon_first_order',
    'conflict',
  ],
  example: {
    body: { promocode: 'STEZHKA5' },
    reply: { cart: { ...exampleCart, promocode: 'STEZHKA5', discount: 34.5 } },
  },
});

describeCall(giveWelcomeCode, {
  summary: 'Welcome code of a subscriber',
  example: { body: { email: 'olena@stezhka.example' }, reply: { code: 'STEZHKA-7KQ2MX' } },
});
