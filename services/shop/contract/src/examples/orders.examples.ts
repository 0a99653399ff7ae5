import type { Price } from '@stezhka/kit-contract';
import { describeCall } from '@stezhka/kit-contract/examples';
import {
  cancelOrder,
  confirmOrder,
  getOrder,
  getOrders,
  getReceipt,
  type Order,
  orderToCart,
  repeatOrder,
} from '../orders.ts';
import { getReturnForm, requestReturn } from '../returns.ts';
import { exampleCart } from './cart.examples.ts';

const price: Price = { price: 690, oldPrice: 820, currency: 'UAH', discountPercent: 16 };

const token = 'u6cHq0mC0dyx0f3wYJ8zT5bWm2kQvR1n';

export const exampleOrder: Order = {
  number: 10482,
  token,
  kind: 'goods',
  course: null,
  state: 'paid',
  steps: [
    { state: 'pending_payment', at: '2026-11-20T19:43:00.000Z' },
    { state: 'paid', at: '2026-11-20T19:44:10.000Z' },
  ],
  createdAt: '2026-11-20T19:43:00.000Z',
  reservedUntil: null,
  lines: [
    {
      productId: '6560b0d1a2c4e8f012340001',
      title: 'Щоденник-марафон на 28 днів',
      size: 'A5',
      choices: null,
      imageData: null,
      path: '/product/shchodennyky/planery/marafony/diary',
      parts: [],
      quantity: 1,
      priceData: price,
      sum: price,
      returnable: 1,
      returned: 0,
    },
  ],
  goods: 690,
  discount: 0,
  deliveryPrice: 70,
  paymentPrice: 0,
  total: 760,
  refunded: 0,
  doubleRefunded: 0,
  currency: 'UAH',
  promocode: '',
  contacts: {
    name: 'Софія',
    lastName: 'Мельник',
    phone: '+380500000000',
    email: 'sofiia@stezhka.example',
    comment: '',
  },
  delivery: {
    method: 'branch',
    label: 'Нова пошта',
    isPickup: false,
    city: 'Полтава',
    place: 'Відділення № 4, вул. Соборності, 48',
  },
  payment: 'card',
  canPay: false,
  canCancel: false,
  canRestoreCart: false,
  canRepeat: true,
  trackingNumber: '',
  trackingUrl: null,
  expectedBy: null,
  hasReceipt: true,
  canReturn: false,
  returnBy: null,
  returns: [],
};

describeCall(getOrder, {
  summary: 'One order by its token',
  throws: ['not_found'],
  example: { params: { token }, reply: { order: exampleOrder, offer: null } },
});

describeCall(getOrders, {
  summary: 'Orders of the member',
  example: {
    query: { page: 1, group: 'active' },
    reply: {
      orders: [
        {
          number: 10482,
          token,
          kind: 'goods',
          state: 'paid',
          createdAt: exampleOrder.createdAt,
          total: 760,
          currency: 'UAH',
          payment: 'card',
          canPay: false,
          canRepeat: true,
          title: 'Щоденник-марафон на 28 днів',
          delivery: { method: 'branch', label: 'Нова пошта', isPickup: false },
          pieces: 1,
          imageData: null,
        },
      ],
      pagination: { page: 1, pages: 1, total: 1 },
    },
  },
});

describeCall(getReceipt, {
  summary: 'The receipt of an order that was paid, as a PDF',
  throws: ['not_found', 'order_state'],
  produces: 'application/pdf',
  example: { params: { token }, query: { locale: 'uk' }, reply: null },
});

describeCall(confirmOrder, {
  summary: 'Confirm an order that is paid on delivery',
  throws: ['not_found', 'confirmation_wrong', 'order_state', 'out_of_stock', 'not_enough_stock'],
  example: {
    params: { token },
    body: { code: 'q9Lr2VtXb6KfYw0cNz4mHs8uJd1gPe3A' },
    reply: { order: { ...exampleOrder, state: 'cod_confirmed', payment: 'cod' } },
  },
});

describeCall(orderToCart, {
  summary: 'Put the goods of an order that was not paid back into the cart',
  throws: ['not_found', 'order_state', 'cart_full'],
  example: { params: { token }, reply: { cart: exampleCart } },
});

describeCall(repeatOrder, {
  summary: 'Order the same goods once more',
  throws: ['not_found', 'order_state', 'cart_full'],
  example: {
    params: { token },
    reply: {
      cart: exampleCart,
      taken: 1,
      short: [{ title: 'Щоденник-марафон на 28 днів', size: 'A5', ordered: 2, taken: 1 }],
    },
  },
});

describeCall(getReturnForm, {
  summary: 'Form that asks to send goods back',
  throws: ['not_found'],
  example: {
    params: { token },
    reply: {
      form: {
        name: 'return',
        action: `/order/${token}/return`,
        fields: [
          { name: 'known', fullName: 'known', type: 'hidden', required: true, value: '0' },
          {
            name: 'lines',
            fullName: 'lines',
            type: 'group',
            groupType: 'form',
            fields: [
              {
                name: '0',
                fullName: 'lines[0]',
                type: 'select',
                label: 'Щоденник-марафон на 28 днів, A5',
                required: true,
                value: '0',
                options: [
                  { value: '0', label: 'лишаю' },
                  { value: '1', label: 'повертаю 1 шт.' },
                ],
                attr: { isSelect: true },
              },
            ],
          },
          {
            name: 'reason',
            fullName: 'reason',
            type: 'select',
            label: 'Причина',
            placeholder: 'Оберіть причину',
            required: true,
            requiredError: 'Оберіть причину',
            value: '',
            options: [{ value: 'unsuitable', label: 'Не підійшло' }],
            attr: { isSelect: true },
          },
          {
            name: 'words',
            fullName: 'words',
            type: 'textarea',
            label: 'Кілька слів',
            value: '',
            attr: { maxlength: 1000 },
          },
        ],
      },
    },
  },
});

describeCall(requestReturn, {
  summary: 'Ask to send goods back',
  throws: ['not_found', 'order_state', 'not_returnable', 'invalid_form'],
  example: {
    params: { token },
    body: { known: '0', lines: { 0: '1' }, reason: 'unsuitable', words: 'Потрібен був A6' },
    reply: {
      order: {
        ...exampleOrder,
        state: 'delivered',
        returnBy: '2026-12-08',
        returns: [
          {
            state: 'requested',
            askedAt: '2026-11-25T09:12:00.000Z',
            reason: 'unsuitable',
            words: 'Потрібен був A6',
            answer: '',
            lines: [{ title: 'Щоденник-марафон на 28 днів, A5', quantity: 1 }],
          },
        ],
      },
    },
  },
});

describeCall(cancelOrder, {
  summary: 'Cancel an order',
  throws: ['not_found', 'order_state'],
  example: { params: { token }, reply: { order: { ...exampleOrder, state: 'cancelled' } } },
});
