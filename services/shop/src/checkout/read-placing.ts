import { AppError } from '@stezhka/kit/errors';
import type { FormValues } from '@stezhka/kit/forms';
import type { Identity } from '@stezhka/kit/identity';
import type { Locale } from '@stezhka/kit-contract';
import { ownerOf } from '../cart/cart.model.ts';
import { deliveryAddress } from '../delivery/delivery-methods.ts';
import type { cartForm } from './cart.form.ts';
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
    delivery: { method: delivery.method, ...(await deliveryAddress(delivery.method, delivery, locale)) },
    payment,
    seen: { version: Number(version), goods: Number(goods), ...(total && { total: Number(total) }) },
  };
}
