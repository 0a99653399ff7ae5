import { describeCall } from '@stezhka/kit-contract/examples';
import { getAnalytics, trackEvent } from '../analytics.ts';
import {
  getCartForm,
  getCheckoutMessage,
  getCheckoutTotals,
  getCities,
  getDeliveryFields,
  getOfficeFields,
  submitCartForm,
} from '../checkout.ts';
import { getDeliveryTerms } from '../delivery.ts';

describeCall(getCartForm, {
  summary: 'Checkout form',
  example: { reply: { form: { name: 'cart', action: '/form/cart', fields: [] } } },
});

const token = 'u6cHq0mC0dyx0f3wYJ8zT5bWm2kQvR1n';

describeCall(submitCartForm, {
  summary: 'Place an order from the cart',
  throws: [
    'cart_empty',
    'cart_changed',
    'free_once',
    'free_alone',
    'out_of_stock',
    'not_enough_stock',
    'payment_off',
    'orders_unpaid',
    'orders_unconfirmed',
    'network_unpaid',
    'pieces_unpaid',
    'conflict',
    'coupon_unknown',
    'coupon_over',
    'coupon_used',
    'coupon_small',
    'coupon_foreign',
    'coupon_first_order',
  ],
  example: {
    body: {
      'cart[contacts][name]': 'Софія',
      'cart[contacts][lastName]': 'Мельник',
      'cart[contacts][phone]': '+380500000000',
      'cart[contacts][email]': 'sofiia@stezhka.example',
      'cart[delivery][method]': 'courier',
      'cart[delivery][town]': 'Київ',
      'cart[delivery][address]': 'вул. Хорива, 15',
      'cart[payment]': 'card',
      'cart[version]': '1',
      'cart[goods]': '76000',
    },
    reply: {
      checkoutUrl: `/order/${token}`,
      token,
      number: 10482,
      gtagData: { currency: 'UAH', value: 760, items: [], transaction_id: '10482' },
      fbData: { purchaseData: { content_ids: [], value: 760, currency: 'UAH', num_items: 1 } },
    },
  },
});

describeCall(getCheckoutTotals, {
  summary: 'Totals of the cart with delivery and payment',
  example: {
    query: { delivery: 'branch', payment: 'cod' },
    reply: {
      goods: 690,
      discount: 0,
      total: {
        totalPrice: { price: 795.2, oldPrice: 925.2, currency: 'UAH', discountPercent: 14 },
        deliveryPrice: 70,
        paymentPrice: 35.2,
      },
    },
  },
});

describeCall(getCheckoutMessage, {
  summary: 'Message above the checkout form',
  example: { reply: { message: 'Замовлення № 10482 ще чекає на оплату.', order: token } },
});

describeCall(getDeliveryFields, {
  summary: 'Fields of a delivery method',
  example: { query: { id: 'pickup' }, reply: { form: { fields: [] } } },
});

describeCall(getOfficeFields, {
  summary: 'Branches or lockers of a city that the search has named',
  throws: ['invalid_form'],
  example: {
    params: { kind: 'branch' },
    query: { id: 'city-8.nP1wZ3vXq0aYbK5tRc7sLg' },
    reply: { form: { fields: [] } },
  },
});

describeCall(getCities, {
  summary: 'Cities that begin with a text',
  example: {
    query: { search: 'Пол' },
    reply: { options: [{ value: 'city-8.nP1wZ3vXq0aYbK5tRc7sLg', label: 'Полтава, Полтавська обл.' }] },
  },
});

describeCall(getDeliveryTerms, {
  summary: 'Terms of delivery',
  example: { reply: { freeFrom: 1000, freeFromCount: 3, price: 70, currency: 'UAH' } },
});

describeCall(getAnalytics, { summary: 'State of analytics', example: { reply: { on: true } } });

describeCall(trackEvent, {
  summary: 'Report an event to analytics',
  example: {
    body: {
      event: 'conversion',
      data: { gtagData: { currency: 'UAH', value: 760, items: [], transaction_id: '10482' } },
    },
    reply: { told: true },
  },
});
