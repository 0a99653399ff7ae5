import { AppError } from '@stezhka/kit/errors';
import type { FormValues } from '@stezhka/kit/forms';
import type { Identity } from '@stezhka/kit/identity';
import type { Locale } from '@stezhka/kit-contract';
import { ownerOf } from '../cart/cart.model.ts';
import { currentCarrier } from '../nova-poshta/carrier.ts';
import type { cartForm } from './cart.form.ts';
import { WORKSHOP } from './checkout.texts.ts';
import type { Placing } from './place-order.ts';

export type CartFormValues = FormValues<typeof cartForm>;

/** What a submitted form asks for. @throws AppError cart_empty for a visitor who is nobody and so has no cart */
export async function readPlacing(
  values: CartFormValues,
  identity: Identity,
  locale: Locale,
): Promise<Placing> {
  const owner = ownerOf(identity);
  if (!owner) throw new AppError('cart_empty');
  const { contacts, delivery, payment, version, goods, total } = values;
  return {
    owner,
    locale,
    contacts: { ...contacts, comment: contacts.comment ?? '' },
    delivery: { method: delivery.method, ...(await addressOf(delivery, locale)) },
    payment,
    seen: { version: Number(version), goods: Number(goods), ...(total && { total: Number(total) }) },
  };
}

/** City and place as they stand on the parcel; refs of the carrier were checked with the form. */
async function addressOf(delivery: CartFormValues['delivery'], locale: Locale) {
  if ('office' in delivery && delivery.office) {
    const { city, place } = delivery.office as { city: string; place: string };
    const kind = delivery.method === 'locker' ? 'locker' : 'branch';
    const [town, places] = await Promise.all([
      currentCarrier().city(city),
      currentCarrier().places(city, kind),
    ]);
    const chosen = places.find(({ value }) => value === place);
    return { city: String(town?.label ?? ''), place: String(chosen?.label ?? '') };
  }
  if ('address' in delivery && delivery.address)
    return { city: delivery.town ?? '', place: delivery.address };
  return { city: '', place: WORKSHOP[locale] };
}
