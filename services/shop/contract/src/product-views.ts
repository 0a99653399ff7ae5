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
    summary: 'Count a view of a product',
    throws: ['not_found'],
    access: 'public',
    reply: 'AddViewReply',
    example: { params: { id: '6560b0d1a2c4e8f012345678' }, reply: { counted: true } },
  },
);
