import { dependent, select } from '@stezhka/kit/forms';
import type { Localised } from '@stezhka/kit-contract';
import { currentCarrier, type PlaceKind } from '../nova-poshta/carrier.ts';
import type { DeliveryAddress } from './delivery-methods.ts';

export const DELIVERY_URL = '/form/cart/delivery';
const CITIES_URL = '/form/cart/cities';

/** A city by search, then its branches or lockers (product 7.14). */
export const officeFields = (kind: PlaceKind, placeLabel: Localised) => ({
  office: dependent({
    dataUrl: `${DELIVERY_URL}/${kind}`,
    on: {
      city: select({
        label: { uk: 'Місто', ru: 'Город', en: 'City' },
        placeholder: {
          uk: 'Почніть вводити назву',
          ru: 'Начните вводить название',
          en: 'Start typing its name',
        },
        required: true,
        ajaxUrl: CITIES_URL,
        search: (typed: string) => (typed.length < 2 ? Promise.resolve([]) : currentCarrier().cities(typed)),
        find: (ref: string) => currentCarrier().city(ref),
      }),
    },
    fields: (city: string | undefined) => (city ? placeField(kind, placeLabel, city) : {}),
    fieldsOfAny: placeField(kind, placeLabel),
  }),
});

const placeField = (kind: PlaceKind, label: Localised, city?: string) => ({
  place: select({
    label,
    required: true,
    options: () => (city ? currentCarrier().places(city, kind) : []),
  }),
});

export async function officeAddress(kind: PlaceKind, office: object): Promise<DeliveryAddress> {
  const { city: cityRef, place: placeRef } = office as { city: string; place: string };
  const [city, places] = await Promise.all([
    currentCarrier().city(cityRef),
    currentCarrier().places(cityRef, kind),
  ]);
  const place = places.find(({ value }) => value === placeRef);
  return { city: String(city?.label ?? ''), place: String(place?.label ?? '') };
}
