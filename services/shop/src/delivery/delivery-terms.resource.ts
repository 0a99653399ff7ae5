import { defineForm, money, number } from '@stezhka/kit/forms';
import { defineResource } from '@stezhka/kit/resource';
import { toHryvnias } from '../money/money.ts';
import { type DeliveryTermsFields, DeliveryTermsModel } from './delivery-terms.model.ts';

const labels = {
  title: { uk: 'Доставка й оплата', ru: 'Доставка и оплата', en: 'Delivery and payment' },
  freeFrom: {
    uk: 'Безкоштовна доставка від, ₴',
    ru: 'Бесплатная доставка от, ₴',
    en: 'Free delivery from, ₴',
  },
  freeFromCount: {
    uk: 'Зазвичай це стільки речей (слова англійською)',
    ru: 'Обычно это столько вещей (слова на английском)',
    en: 'Usually this many pieces (words in English)',
  },
  price: { uk: 'Доставка, ₴', ru: 'Доставка, ₴', en: 'Delivery, ₴' },
  codFee: { uk: 'Оплата при отриманні, ₴', ru: 'Оплата при получении, ₴', en: 'Cash on delivery, ₴' },
  codPercent: { uk: 'І відсоток від суми', ru: 'И процент от суммы', en: 'And per cent of the sum' },
};

const form = defineForm('delivery', {
  prefix: 'delivery',
  fields: {
    freeFrom: money({ label: labels.freeFrom, required: true }),
    freeFromCount: number({ label: labels.freeFromCount, required: true, min: 1, max: 999 }),
    price: money({ label: labels.price, required: true }),
    codFee: money({ label: labels.codFee, required: true }),
    codPercent: number({ label: labels.codPercent, required: true, min: 0, max: 100, decimal: true }),
  },
});

export const deliveryTermsResource = defineResource<DeliveryTermsFields, typeof form.fields>({
  name: 'delivery',
  domain: 'shop',
  title: labels.title,
  model: DeliveryTermsModel,
  form,
  example: { freeFrom: 100_000, freeFromCount: 3, price: 7_000, codFee: 2_000, codPercent: 2 },
  policy: { read: 'ROLE_ADMIN', write: 'ROLE_SUPER_ADMIN' },
  actions: ['update'],
  columns: {
    name: { label: labels.title, sort: { name: 1 }, value: (_, locale) => labels.title[locale] },
    freeFrom: { label: labels.freeFrom, type: 'money', value: ({ freeFrom }) => toHryvnias(freeFrom) },
    price: { label: labels.price, type: 'money', value: ({ price }) => toHryvnias(price) },
    codFee: { label: labels.codFee, type: 'money', value: ({ codFee }) => toHryvnias(codFee) },
    codPercent: { label: labels.codPercent, type: 'number' },
  },
  sort: 'name',
  tags: () => ['shop-settings'],
});
