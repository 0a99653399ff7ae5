import { type FormReply, operation } from '@stezhka/kit-contract';

export interface FindOrderBody {
  number: string;
  email: string;
}
export type FindOrderFormReply = FormReply;
/** The same whether there is such an order or not. */
export interface FindOrderReply {
  sent: true;
}

export const getFindOrderForm = operation<{ reply: FindOrderFormReply }>('GET', '/form/find-order', {
  access: 'public',
  reply: 'FindOrderFormReply',
});

/** Mails the order's link to its own e-mail. @throws invalid_form, too_many_requests */
export const findOrder = operation<{ body: FindOrderBody; reply: FindOrderReply }>(
  'POST',
  '/form/find-order',
  {
    access: 'public',
    reply: 'FindOrderReply',
  },
);
