import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import type { Id, Localised } from '@stezhka/kit-contract';
import type { DeliveryMethod } from '@stezhka/shop-contract';
import { trusted } from 'mongoose';
import { hasCarrier, type PlaceKind } from '../nova-poshta/carrier.ts';
import { findOffice } from './carrier-office.ts';
import { signCity } from './city-id.ts';
import {
  type DeliveryPlaceFields,
  DeliveryPlaceModel,
  type DeliveryPlaceRow,
} from './delivery-places.model.ts';

/** The oldest make room. */
const MOST_PLACES = 10;

export const placesOf = (userId: Id): Promise<DeliveryPlaceRow[]> =>
  DeliveryPlaceModel.find({ userId }).sort({ usedAt: -1 }).limit(MOST_PLACES).lean<DeliveryPlaceRow[]>();

/** @param values the valid fields of the checkout form's delivery; nothing is kept where nothing is sent */
export async function keepPlace(
  userId: Id,
  { method, ...values }: { method: DeliveryMethod } & Record<string, unknown>,
): Promise<void> {
  const found = await readPlace(method, values);
  if (!found) return;
  const { label, ...which } = found;
  await DeliveryPlaceModel.updateOne(
    { userId, method, ...which },
    { $set: { label, usedAt: clock.now() } },
    { upsert: true },
  );
  const kept = (await placesOf(userId)).map(({ _id }) => _id);
  await DeliveryPlaceModel.deleteMany({ userId, _id: trusted({ $nin: kept }) });
}

export const forgetPlace = (userId: Id, id: Id): Promise<unknown> =>
  DeliveryPlaceModel.deleteOne({ _id: id, userId });

/** The delivery's fields of the checkout form with this place chosen. @throws AppError not_found also for another member's */
export async function placeValues(userId: Id, id: Id): Promise<Record<string, unknown>> {
  const row = await DeliveryPlaceModel.findOneAndUpdate(
    { _id: id, userId },
    { $set: { usedAt: clock.now() } },
    { returnDocument: 'after' },
  ).lean<DeliveryPlaceRow>();
  if (!row) throw new AppError('not_found');
  const { method, city, place } = row;
  return method === 'courier'
    ? { method, town: city, address: place }
    : { method, office: { city: signCity(city), place } };
}

type Found = Pick<DeliveryPlaceFields, 'city' | 'place' | 'label'>;

async function readPlace(
  method: DeliveryMethod,
  values: Record<string, unknown>,
): Promise<Found | undefined> {
  if (method === 'courier') {
    const { town: city, address: place } = values as { town: string; address: string };
    const label = `${city}, ${place}`;
    return { city, place, label: { uk: label, ru: label, en: label } };
  }
  return method === 'pickup' || !hasCarrier() ? undefined : readOffice(method, values.office as Found);
}

async function readOffice(
  kind: PlaceKind,
  office: { city: string; place: string },
): Promise<Found | undefined> {
  const found = await findOffice(kind, office);
  if (!found) return undefined;
  const { city, place } = found;
  const named = (locale: keyof Localised) => `${city.label[locale]}, ${place.label[locale]}`;
  return {
    city: city.value,
    place: place.value,
    label: { uk: named('uk'), ru: named('ru'), en: named('en') },
  };
}
