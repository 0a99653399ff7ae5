import type { FormDefinition, FormField } from '@stezhka/kit-contract';
import type { CheckoutReply } from '@stezhka/shop-contract';

const field = (path: string, rest: Partial<FormField>): FormField => {
  const names = path.split('.');
  return {
    name: names.at(-1)!,
    fullName: `cart${names.map((name) => `[${name}]`).join('')}`,
    type: 'text',
    value: '',
    ...rest,
  };
};
const radio = (path: string, values: string[]) =>
  field(path, {
    type: 'radio',
    label: path,
    required: true,
    value: values[0],
    options: values.map((value) => ({ value, label: `By ${value}` })),
  });

/** The checkout form, as far as a page needs it to be told apart from any other. */
export const exampleCartForm: FormDefinition = {
  name: 'cart',
  action: '/form/cart',
  fields: [
    field('contacts', {
      type: 'group',
      groupType: 'form',
      label: 'Contacts',
      fields: [field('contacts.name', { label: 'Name', required: true, requiredError: 'Type your name' })],
    }),
    field('delivery', {
      type: 'group',
      groupType: 'form',
      label: 'Delivery',
      fields: [radio('delivery.method', ['branch', 'pickup'])],
    }),
    radio('payment', ['card', 'cod']),
    field('version', { type: 'hidden', value: '0' }),
    field('goods', { type: 'hidden', value: '0' }),
  ],
};

const hidden = (name: string, value: string): FormField => ({ name, fullName: name, type: 'hidden', value });

/** What leads to a provider's page by a form of two hidden fields. */
export const checkoutForm: FormDefinition = {
  name: 'payment',
  action: 'https://pay.example/checkout',
  fields: [hidden('data', 'eyJ2IjozfQ=='), hidden('signature', 'c2lnbg==')],
};

export const checkoutReply = (more: Partial<CheckoutReply>): CheckoutReply => ({
  token: 'u6cHq0mC0dyx0f3wYJ8zT5bWm2kQvR1n',
  number: 10482,
  gtagData: { currency: 'UAH', value: 760, items: [], transaction_id: '10482' },
  fbData: { purchaseData: { content_ids: [], value: 760, currency: 'UAH', num_items: 1 } },
  ...more,
});
