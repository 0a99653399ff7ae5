import { AppError } from '@stezhka/kit/errors';
import type { FormValues } from '@stezhka/kit/forms';
import { type Identity, ownerOf } from '@stezhka/kit/identity';
import type { Locale } from '@stezhka/kit-contract';
import { deliveryAddress } from '../delivery/delivery-methods.ts';
import type { checkoutForm } from './checkout.form.ts';
import type { OrderRequest } from './place-order.ts';

export type CartFormValues = FormValues<typeof checkoutForm>;

export async function readOrderRequest(
  values: CartFormValues,
  identity: Identity,
  locale: Locale,
): Promise<OrderRequest> {
  const owner = ownerOf(identity);
  if (!owner) throw new AppError('cart_empty');
  const { contacts, delivery, payment, version, goods, total } = values;
  return {
    owner,
    locale,
    contacts: { ...contacts, comment: contacts.comment ?? '' },
    delivery: { method: delivery.method, ...(await deliveryAddress(delivery.method, delivery)) },
    payment,
    seen: { version: Number(version), goods: Number(goods), ...(total && { total: Number(total) }) },
  };
}
