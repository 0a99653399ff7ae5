import { describeCall } from '@stezhka/kit-contract/examples';
import { findOrder, getFindOrderForm } from '../find-order.ts';

describeCall(getFindOrderForm, {
  summary: 'Form that asks for the link of an order',
  example: {
    reply: {
      form: {
        name: 'find-order',
        action: '/form/find-order',
        fields: [
          {
            name: 'number',
            fullName: 'number',
            type: 'text',
            label: 'Номер замовлення',
            required: true,
            value: '',
            attr: { maxlength: 12 },
          },
          {
            name: 'email',
            fullName: 'email',
            type: 'email',
            label: 'Пошта із замовлення',
            required: true,
            value: '',
            attr: { maxlength: 254 },
          },
        ],
      },
    },
  },
});

describeCall(findOrder, {
  summary: 'Send the link of an order to its e-mail, if there is such an order',
  throws: ['too_many_requests'],
  example: { body: { number: '10482', email: 'sofiia@stezhka.example' }, reply: { sent: true } },
});
