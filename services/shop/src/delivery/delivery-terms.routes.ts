import { serve } from '@stezhka/kit/http';
import { getDeliveryTerms } from '@stezhka/shop-contract';
import { presentDeliveryTerms, readDeliveryTerms } from './delivery-terms.model.ts';

export const deliveryTermsRoutes = [
  serve(getDeliveryTerms, {}, async ({ cacheTags }) => {
    cacheTags('shop-settings');
    return presentDeliveryTerms(await readDeliveryTerms());
  }),
];
