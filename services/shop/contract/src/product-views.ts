import { type Id, operation } from '@stezhka/kit-contract';

export interface AddViewReply {
  counted: boolean;
}

export const addView = operation<{ params: { id: Id }; reply: AddViewReply }>(
  'POST',
  '/data/product/add-view/:id',
  {
    access: 'public',
    reply: 'AddViewReply',
  },
);
