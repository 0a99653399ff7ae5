import type { DeliveryMethod } from '@stezhka/shop-contract';
import { signCity } from '../delivery/city-id.ts';

const contacts = {
  name: 'Софія',
  lastName: 'Мельник',
  phone: '050 000 00 00',
  email: 'Sofiia@Stezhka.example',
};
const DELIVERIES: Record<DeliveryMethod, object> = {
  branch: { office: { city: signCity('city-8'), place: 'branch-8-4' } },
  locker: { office: { city: signCity('city-8'), place: 'locker-8-4' } },
  courier: { town: 'Київ', address: 'вул. Хорива, 15' },
  pickup: {},
};

/** A whole submission of checkout for each way of delivery, as JSON; a test replaces `version` and `goods`. */
export const checkoutBodies = (Object.keys(DELIVERIES) as DeliveryMethod[]).map((method) => {
  const delivery = { method, ...DELIVERIES[method] };
  return [method, { cart: { contacts, delivery, payment: 'cod', version: '1', goods: '60000' } }] as const;
});
