import { serve } from '@stezhka/kit/http';
import { getDeliveryTerms } from '@stezhka/shop-contract';
import { deliveryTerms, presentDeliveryTerms } from './delivery.model.ts';

export const deliveryRoutes = [
  serve(getDeliveryTerms, {}, async ({ cacheTags }) => {
    cacheTags('shop-settings');
    return presentDeliveryTerms(await deliveryTerms());
  }),
];
