import { serve } from '@stezhka/kit/http';
import { getDeliveryTerms } from '@stezhka/shop-contract';
import { CURRENCY, toHryvnias } from '../money/money.ts';
import { readDeliveryTerms } from './delivery-terms.model.ts';

export const deliveryTermsRoutes = [
  serve(getDeliveryTerms, {}, async ({ cacheTags }) => {
    cacheTags('shop-settings');
    const { freeFrom, freeFromCount, price } = await readDeliveryTerms();
    return { freeFrom: toHryvnias(freeFrom), freeFromCount, price: toHryvnias(price), currency: CURRENCY };
  }),
];
