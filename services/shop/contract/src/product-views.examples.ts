import { describeCall } from '@stezhka/kit-contract/examples';
import { addView } from './product-views.ts';

describeCall(addView, {
  summary: 'Count a view of a product',
  throws: ['not_found'],
  example: { params: { id: '6560b0d1a2c4e8f012345678' }, reply: { counted: true } },
});
