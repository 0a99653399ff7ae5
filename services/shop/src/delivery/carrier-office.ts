import { type Choice, dependent, select } from '@stezhka/kit/forms';
import type { Localised } from '@stezhka/kit-contract';
import { currentCarrier, PLACE_KINDS, type Place, type PlaceKind } from '../nova-poshta/carrier.ts';
import { readCity, signCity } from './city-id.ts';
import type { DeliveryAddress } from './delivery-methods.ts';

export const DELIVERY_URL = '/form/cart/delivery';
const CITIES_URL = '/form/cart/cities';

async function searchCities(typed: string): Promise<Choice[]> {
  const found = typed === '' ? [] : await currentCarrier().cities(typed);
  return found.map((city) => ({ ...city, value: signCity(city.value) }));
}

async function findCity(id: string): Promise<Choice | undefined> {
  const ref = readCity(id);
  const city = ref && (await currentCarrier().city(ref));
  return city ? { ...city, value: id } : undefined;
}

/** A city by search, then its branches or lockers (product 7.14). */
export const officeFields = (kind: PlaceKind) => ({
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
    fields: async (city: string | undefined) => (city ? placeField(kind, await placesOf(city, kind)) : {}),
    fieldsOfAny: placeField(kind),
  }),
});

async function placesOf(cityId: string, kind: PlaceKind): Promise<readonly Place[]> {
  const ref = readCity(cityId);
  return ref ? currentCarrier().places(ref, kind) : [];
}

/** @param places of a chosen city */
const placeField = (kind: PlaceKind, places?: readonly Place[]) => ({
  place: select({
    label: PLACE_KINDS[kind],
    required: true,
    options: () => places ?? [],
    ...(places?.length === 0 && { hint: NO_PLACES[kind] }),
  }),
});

const NO_PLACES: Record<PlaceKind, Localised> = {
  branch: {
    uk: 'У цьому місті немає відділень. Оберіть кур’єра або інше місто.',
    ru: 'В этом городе нет отделений. Выберите курьера или другой город.',
    en: 'There are no branches in this city. Choose the courier or another city.',
  },
  locker: {
    uk: 'У цьому місті немає поштоматів. Оберіть вище доставку у відділення: місто залишиться.',
    ru: 'В этом городе нет почтоматов. Выберите выше доставку в отделение: город останется.',
    en: 'There are no parcel lockers in this city. Choose a branch above: the city stays.',
  },
};

interface Office {
  city: Place;
  place: Place;
}

/** @param office ids, as the form has them */
export async function findOffice(
  kind: PlaceKind,
  office: Record<keyof Office, string>,
): Promise<Office | undefined> {
  const ref = readCity(office.city) ?? '';
  const [city, places] = await Promise.all([currentCarrier().city(ref), currentCarrier().places(ref, kind)]);
  const place = places.find(({ value }) => value === office.place);
  return city && place && { city, place };
}

export async function officeAddress(kind: PlaceKind, office: object): Promise<DeliveryAddress> {
  const found = await findOffice(kind, office as Record<keyof Office, string>);
  return found ? addressOf(found) : { city: '', place: '' };
}

export const addressOf = ({ city: { label: city }, place: { label: place } }: Office): DeliveryAddress => ({
  city: city.uk,
  place: place.uk,
  spellings: { city, place },
});
