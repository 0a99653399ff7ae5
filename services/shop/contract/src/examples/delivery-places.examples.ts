import { describeCall } from '@stezhka/kit-contract/examples';
import {
  type DeliveryPlace,
  fillDeliveryPlace,
  getDeliveryPlaces,
  removeDeliveryPlace,
} from '../delivery-places.ts';

const id = '6560b0d1a2c4e8f0dddd0001';
const place: DeliveryPlace = { id, method: 'branch', label: 'Полтава, Відділення № 4, вул. Соборності, 48' };

describeCall(getDeliveryPlaces, {
  summary: 'Delivery places that the member keeps',
  example: { reply: { places: [place] } },
});

describeCall(removeDeliveryPlace, {
  summary: 'Forget a delivery place',
  example: { params: { id }, reply: { places: [] } },
});

describeCall(fillDeliveryPlace, {
  summary: 'The checkout form with a kept place filled in',
  throws: ['not_found'],
  example: {
    params: { id },
    body: { 'cart[contacts][name]': 'Софія' },
    reply: { form: { name: 'cart', action: '/form/cart', fields: [] } },
  },
});
