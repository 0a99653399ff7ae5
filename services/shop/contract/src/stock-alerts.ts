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

export const getStockAlertForm = operation<{
  params: { id: Id };
  query: { size?: string };
  reply: StockAlertFormReply;
}>('GET', '/form/stock-alert/:id', {
  access: 'public',
  reply: 'StockAlertFormReply',
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
  access: 'public',
  reply: 'StockAlertReply',
});
