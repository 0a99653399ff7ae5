import { describeCall } from '@stezhka/kit-contract/examples';
import { getStockAlertForm, requestStockAlert } from '../stock-alerts.ts';

const id = '6560b0d1a2c4e8f012345678';

describeCall(getStockAlertForm, {
  summary: 'Form that asks for a mail once a product is back',
  throws: ['not_found'],
  example: {
    params: { id },
    query: { size: 'A5' },
    reply: {
      form: {
        name: 'stock-alert',
        action: `/data/product/stock-alert/${id}`,
        fields: [
          {
            name: 'email',
            fullName: 'email',
            type: 'email',
            label: 'Ваша пошта',
            required: true,
            value: '',
            attr: { maxlength: 254 },
          },
        ],
      },
    },
  },
});

describeCall(requestStockAlert, {
  summary: 'Ask for a mail once a product is back',
  throws: ['in_stock', 'not_found', 'size_unknown', 'too_many_requests'],
  example: {
    params: { id },
    body: { email: 'olena@example.ua' },
    reply: { message: 'Напишемо, щойно з’явиться' },
  },
});
