import type { FormDefinition } from '@stezhka/kit-contract';
import { describeCall } from '@stezhka/kit-contract/examples';
import type { Order } from '../orders.ts';
import {
  decideSandbox,
  getPaymentMethods,
  getSandboxFont,
  getSandboxStyle,
  openSandbox,
  orderCourse,
  paymentCallback,
  payOrder,
  refundOrder,
  topUp,
} from '../payments.ts';
import { exampleOrder } from './orders.examples.ts';

const token = 'u6cHq0mC0dyx0f3wYJ8zT5bWm2kQvR1n';

const signed = { data: 'eyJ2ZXJzaW9uIjozfQ==', signature: '1Qt00/+NwyS1gK62mL1O6Ra7kLk=' };

const hidden = (name: string, value: string) => ({ name, fullName: name, type: 'hidden', value });

const checkoutForm: FormDefinition = {
  name: 'payment',
  action: '/api/payment/sandbox',
  fields: [hidden('data', signed.data), hidden('signature', signed.signature)],
};

describeCall(payOrder, {
  summary: 'Begin another payment of an order',
  throws: ['not_found', 'order_state', 'out_of_stock', 'not_enough_stock', 'payment_off'],
  example: { params: { token }, reply: { checkoutForm, token, number: 10482 } },
});

describeCall(getPaymentMethods, {
  summary: 'Payment methods that work',
  example: { reply: { methods: ['card', 'cod'] } },
});

describeCall(topUp, {
  summary: 'Begin a payment that tops the balance up',
  throws: ['payment_off'],
  example: { body: { amount: 500 }, reply: { checkoutForm, token, number: 10483 } },
});

describeCall(orderCourse, {
  summary: 'Order a course and begin its payment',
  throws: ['not_found', 'course_owned', 'price_changed', 'payment_off', 'unavailable'],
  example: { body: { slug: 'tykhi-ranky', price: 420 }, reply: { checkoutForm, token, number: 10484 } },
});

describeCall(paymentCallback, {
  summary: 'Report of the payment provider',
  throws: ['payment_forged', 'payment_mismatch', 'not_found'],
  example: { body: signed, reply: { applied: true } },
});

describeCall(openSandbox, {
  summary: 'Payment page of the demonstration',
  throws: ['payment_forged', 'not_found'],
  produces: 'text/html',
  example: { body: signed, reply: null },
});

describeCall(decideSandbox, {
  summary: 'Decision on the demonstration’s payment page',
  throws: ['payment_forged', 'not_found', 'payment_mismatch'],
  produces: 303,
  example: { body: { ...signed, decision: 'pay' }, reply: null },
});

describeCall(getSandboxStyle, {
  summary: 'Style sheet of the demonstration’s payment page',
  throws: ['not_found'],
  produces: 'text/css',
  example: { reply: null },
});

describeCall(getSandboxFont, {
  summary: 'Font of the demonstration’s payment page',
  throws: ['not_found'],
  produces: 'font/woff2',
  example: { params: { font: 'text-latin' }, reply: null },
});

const refunded: Order = { ...exampleOrder, refunded: 60 };

describeCall(refundOrder, {
  summary: 'Refund an order',
  throws: ['not_found', 'order_state', 'refund_too_much', 'payment_off'],
  example: {
    params: { id: '6560b0d1a2c4e8f012340009' },
    body: { amount: 60, note: 'Пошкоджений кут' },
    reply: { order: refunded },
  },
});
