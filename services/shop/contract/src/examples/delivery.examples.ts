import { describeCall } from '@stezhka/kit-contract/examples';
import { getDeliveryTerms } from '../delivery.ts';

describeCall(getDeliveryTerms, {
  summary: 'Terms of delivery',
  example: { reply: { freeFrom: 1000, freeFromCount: 3, price: 70, currency: 'UAH' } },
});
