import { getUser, isLoggedIn } from '@stezhka/account-contract';
import { readEnv } from '@stezhka/kit/env';
import { callService } from '@stezhka/kit/gateway';
import type { Identity } from '@stezhka/kit/identity';
import { logLimited } from '@stezhka/kit/limited-log';
import { adoptGuestOrders } from '../orders/guest-orders.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';

export interface KnownContacts {
  name: string;
  lastName: string;
  phone: string;
  email: string;
}
const NO_CONTACTS: KnownContacts = { name: '', lastName: '', phone: '', email: '' };

/** Contacts of the member's last order, before the first one those of the account. */
export async function knownContacts(identity: Identity): Promise<KnownContacts> {
  const { userId } = identity;
  if (!userId) return NO_CONTACTS;
  await adoptGuestOrders(identity);
  const last = await OrderModel.findOne({ userId, kind: 'goods' }).sort({ createdAt: -1 }).lean<OrderRow>();
  if (!last) return accountContacts(identity);
  const { name, lastName, phone, email } = last.contacts;
  return { name, lastName, phone: formatPhone(phone), email };
}

const formatPhone = (phone: string): string =>
  phone.replace(/^\+38(0\d\d)(\d{3})(\d\d)(\d\d)$/, '+38 ($1) $2 $3 $4');

async function accountContacts(identity: Identity): Promise<KnownContacts> {
  try {
    const { GATEWAY_PRIVATE_URL: gateway } = readEnv();
    const user = await callService(getUser, {}, { gateway, identity });
    if (!isLoggedIn(user)) return NO_CONTACTS;
    const { name, lastName, email } = user;
    return { name, lastName, phone: '', email };
  } catch (err) {
    logLimited('warn', { err }, 'what account knows of a buyer could not be asked');
    return NO_CONTACTS;
  }
}
