import { type Id, operation } from '@stezhka/kit-contract';

export interface AddViewReply {
  /** False for a robot, and for a visitor who has seen it today. */
  counted: boolean;
}

/** Notes that a person looks at a product, once a day. */
export const addView = operation<{ params: { id: Id }; reply: AddViewReply }>(
  'POST',
  '/data/product/add-view/:id',
  {
    access: 'public',
    reply: 'AddViewReply',
  },
);
