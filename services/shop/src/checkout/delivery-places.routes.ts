import { definition, describedBy, unflatten } from '@stezhka/kit/forms';
import { idParams, serve } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import type { Id, Locale } from '@stezhka/kit-contract';
import {
  type DeliveryPlacesReply,
  fillDeliveryPlace,
  getDeliveryPlaces,
  removeDeliveryPlace,
} from '@stezhka/shop-contract';
import { forgetPlace, placesOf, placeValues } from '../delivery/delivery-places.service.ts';
import { checkoutForm } from './checkout.form.ts';

/** Whatever is typed so far: the form itself says what is wrong with it. */
const unfinished = describedBy(checkoutForm, async (body) => unflatten(body).cart, { partial: true });

export const deliveryPlaceRoutes = [
  serve(getDeliveryPlaces, {}, ({ userId, locale }) => presentPlaces(userId(), locale)),
  serve(removeDeliveryPlace, { params: idParams }, async ({ params, userId, locale }) => {
    await forgetPlace(userId(), params.id);
    return presentPlaces(userId(), locale);
  }),
  serve(
    fillDeliveryPlace,
    { params: idParams, body: unfinished as never },
    async ({ params, body, userId, locale, identity }) => ({
      form: await definition(checkoutForm, {
        locale,
        csrf: identity.csrf ?? '',
        submitted: { cart: { ...(body as object), delivery: await placeValues(userId(), params.id) } },
      }),
    }),
  ),
];

async function presentPlaces(userId: Id, locale: Locale): Promise<DeliveryPlacesReply> {
  const places = await placesOf(userId);
  return {
    places: places.map(({ _id, method, label }) => ({
      id: String(_id),
      method,
      label: inLocale(label, locale),
    })),
  };
}
