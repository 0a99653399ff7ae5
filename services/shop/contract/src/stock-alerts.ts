import { type FormReply, type Id, operation } from '@stezhka/kit-contract';

export type StockAlertFormReply = FormReply;

export interface StockAlertBody {
  email: string;
  /** Of products that come in several. */
  size?: string;
}

export interface StockAlertReply {
  message: string;
}

const id = '6560b0d1a2c4e8f012345678';

export const getStockAlertForm = operation<{
  params: { id: Id };
  query: { size?: string };
  reply: StockAlertFormReply;
}>('GET', '/form/stock-alert/:id', {
  summary: 'Form that asks for a mail once a product is back',
  throws: ['not_found'],
  access: 'public',
  reply: 'StockAlertFormReply',
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

/**
 * Asks for one mail once the product is back. Says the same for an address that has asked already.
 * @throws invalid_form, size_unknown, too_many_requests
 */
export const askStockAlert = operation<{
  params: { id: Id };
  body: StockAlertBody;
  reply: StockAlertReply;
}>('POST', '/data/product/stock-alert/:id', {
  summary: 'Ask for a mail once a product is back',
  throws: ['not_found', 'size_unknown', 'too_many_requests'],
  access: 'public',
  reply: 'StockAlertReply',
  example: {
    params: { id },
    body: { email: 'olena@example.ua' },
    reply: { message: 'Напишемо, щойно з’явиться' },
  },
});
