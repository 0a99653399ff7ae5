import { type FormReply, type Id, operation } from '@stezhka/kit-contract';

export type StockAlertFormReply = FormReply;

export interface StockAlertBody {
  email: string;
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

/** Idempotent. @throws in_stock, invalid_form, size_unknown, too_many_requests */
export const requestStockAlert = operation<{
  params: { id: Id };
  body: StockAlertBody;
  reply: StockAlertReply;
}>('POST', '/data/product/stock-alert/:id', {
  access: 'public',
  reply: 'StockAlertReply',
});
