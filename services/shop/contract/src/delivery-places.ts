import { type FormReply, type Id, operation } from '@stezhka/kit-contract';
import type { DeliveryMethod } from './delivery.ts';

/** Where a member's parcels may go again. */
export interface DeliveryPlace {
  id: Id;
  method: DeliveryMethod;
  /** 'Kyiv, Branch no. 4' in the visitor's language. */
  label: string;
}
export interface DeliveryPlacesReply {
  /** The latest used first. */
  places: DeliveryPlace[];
}
export type DeliveryPlaceFormReply = FormReply;

export const getDeliveryPlaces = operation<{ reply: DeliveryPlacesReply }>('GET', '/data/delivery-places', {
  access: 'user',
  reply: 'DeliveryPlacesReply',
  tags: ['delivery-places'],
});

/** Idempotent. */
export const removeDeliveryPlace = operation<{ params: { id: Id }; reply: DeliveryPlacesReply }>(
  'POST',
  '/data/delivery-place/remove/:id',
  {
    access: 'user',
    reply: 'DeliveryPlacesReply',
    writes: getDeliveryPlaces,
  },
);

/** The checkout form as it was sent, with this place chosen (product 7.14, Update a form). @throws not_found */
export const fillDeliveryPlace = operation<{
  params: { id: Id };
  body: object;
  reply: DeliveryPlaceFormReply;
}>('POST', '/form/cart/place/:id', {
  access: 'user',
  reply: 'DeliveryPlaceFormReply',
});
