import { type Choice, dependent, select } from '@stezhka/kit/forms';
import type { Localised } from '@stezhka/kit-contract';
import { currentCarrier, type PlaceKind } from '../nova-poshta/carrier.ts';
import { readCity, signCity } from './city-id.ts';
import type { DeliveryAddress } from './delivery-methods.ts';

export const DELIVERY_URL = '/form/cart/delivery';
const CITIES_URL = '/form/cart/cities';

async function searchCities(typed: string): Promise<Choice[]> {
  const found = typed.length < 2 ? [] : await currentCarrier().cities(typed);
  return found.map((city) => ({ ...city, value: signCity(city.value) }));
}

async function findCity(id: string): Promise<Choice | undefined> {
  const ref = readCity(id);
  const city = ref && (await currentCarrier().city(ref));
  return city ? { ...city, value: id } : undefined;
}

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
        search: searchCities,
        find: findCity,
      }),
    },
    fields: (city: string | undefined) => (city ? placeField(kind, placeLabel, readCity(city)) : {}),
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
  const { city: cityId, place: placeRef } = office as { city: string; place: string };
  const cityRef = readCity(cityId) ?? '';
  const [city, places] = await Promise.all([
    currentCarrier().city(cityRef),
    currentCarrier().places(cityRef, kind),
  ]);
  const place = places.find(({ value }) => value === placeRef);
  return { city: String(city?.label ?? ''), place: String(place?.label ?? '') };
}
