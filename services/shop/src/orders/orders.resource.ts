import { defineForm, select, text, textarea } from '@stezhka/kit/forms';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import type { Locale } from '@stezhka/kit-contract';
import { ORDER_STATES, RETURN_STATES } from '@stezhka/shop-contract';
import { deliveryMethods } from '../delivery/delivery-methods.ts';
import { toHryvnias } from '../money/money.ts';
import { lineName } from './order-line.presenter.ts';
import {
  answerReturn,
  isAtFault,
  returnedPieces,
  returnsOf,
  STAFF_RETURN_STATES,
} from './order-returns.service.ts';
import { type OrderFields, OrderModel, type ReturnFields } from './orders.model.ts';
import {
  alone,
  cameBack,
  labels,
  paymentNames,
  returnReasonNames,
  returnStateNames,
  stateNames,
  writtenOff,
} from './orders.texts.ts';
import { STAFF_STATES, type StaffState, transitionByStaff } from './transition-by-staff.ts';

const form = defineForm('order', {
  prefix: 'order',
  fields: {
    to: select<StaffState>({
      label: labels.move,
      hint: labels.moveHint,
      options: STAFF_STATES.map((value) => ({
        value,
        label: value === 'cod_confirmed' ? labels.confirm : stateNames[value],
      })),
    }),
    trackingNumber: text({ label: labels.trackingNumber, maxLength: 40 }),
    note: textarea({ label: labels.note, maxLength: 300 }),
    returnTo: select({
      label: labels.returnTo,
      hint: labels.returnHint,
      options: STAFF_RETURN_STATES.map((value) => ({ value, label: returnStateNames[value] })),
    }),
    answer: textarea({ label: labels.answer, maxLength: 1000 }),
  },
  // Words without their step would be lost.
  check: ({ to, note, returnTo, answer }) => ({
    ...(note && !to && { note: alone.note }),
    ...(answer && !returnTo && { answer: alone.answer }),
  }),
});

/** Staff change the state and the tracking number; all else is frozen. */
export const orderResource = defineResource<OrderFields, typeof form.fields>({
  name: 'orders',
  domain: 'shop',
  title: labels.orders,
  model: OrderModel,
  only: { kind: 'goods' },
  form,
  example: { to: 'shipped', trackingNumber: '20450000000000', note: 'Запаковано як подарунок' },
  policy: STAFF,
  actions: ['update'],
  columns: {
    number: { label: labels.number, type: 'number', sort: { number: 1 } },
    createdAt: { label: labels.createdAt, type: 'date' },
    state: {
      label: labels.state,
      filter: ORDER_STATES.map((value) => ({ value, label: stateNames[value] })),
      value: ({ state }, locale) => stateNames[state][locale],
    },
    buyer: { label: labels.buyer, value: ({ contacts: { name, lastName } }) => `${name} ${lastName}`.trim() },
    contacts: {
      label: labels.contacts,
      value: ({ contacts: { phone, email } }) => [phone, email].filter(Boolean).join(', '),
    },
    goods: {
      label: labels.goods,
      value: (order, locale) =>
        order.lines
          .map((line, at) => {
            const back = returnedPieces(order, at);
            const goods = `${lineName(line, locale)} × ${line.quantity}`;
            return back > 0 ? `${goods} (${cameBack[locale]}: ${back})` : goods;
          })
          .join('; '),
    },
    delivery: {
      label: labels.delivery,
      value: ({ delivery: { method, city, place } }, locale) =>
        [deliveryMethods[method].staffLabel[locale], city, place].filter(Boolean).join(', '),
    },
    comment: { label: labels.comment, value: ({ contacts: { comment } }) => comment },
    payment: { label: labels.payment, value: ({ payment }, locale) => paymentNames[payment][locale] },
    total: { label: labels.total, type: 'money', value: ({ amounts }) => toHryvnias(amounts.total) },
    refunded: { label: labels.refunded, type: 'money', value: ({ refunded }) => toHryvnias(refunded) },
    trackingNumber: { label: labels.trackingNumber },
    returnState: {
      label: labels.returned,
      filter: RETURN_STATES.map((value) => ({ value, label: returnStateNames[value] })),
      value: (order, locale) =>
        returnsOf(order)
          .map((one) => nameReturn(one, order, locale))
          .join('\n'),
    },
  },
  searchable: ['contacts.email', 'contacts.lastName', 'contacts.phone', 'trackingNumber'],
  sort: '-number',
  toValues: ({ trackingNumber }) => ({
    to: undefined,
    trackingNumber,
    note: undefined,
    returnTo: undefined,
    answer: undefined,
  }),
  apply: async ({ entry, values, session, identity }) => {
    const { to, trackingNumber = '', note, returnTo, answer = '' } = values;
    const answered = returnTo ? await answerReturn(entry, { to: returnTo, answer }, session) : [];
    const moved = await transitionByStaff(
      entry,
      { to, userId: identity.userId!, note, trackingNumber },
      session,
    );
    return [...moved, ...answered];
  },
});

const nameReturn = (
  { state, reason, words, lines }: ReturnFields,
  order: Pick<OrderFields, 'lines'>,
  locale: Locale,
): string => {
  const goods = lines.map(({ line, quantity }) => `${lineName(order.lines[line]!, locale)} × ${quantity}`);
  const why = [returnReasonNames[reason][locale], words].filter(Boolean).join(', ');
  const off = state === 'received' && isAtFault(reason) ? `; ${writtenOff[locale]}` : '';
  return `${returnStateNames[state][locale]}: ${goods.join('; ')} (${why})${off}`;
};
