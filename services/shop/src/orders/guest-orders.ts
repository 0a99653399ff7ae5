import { getUser, getUserData, isLoggedIn } from '@stezhka/account-contract';
import { readEnv } from '@stezhka/kit/env';
import { callService } from '@stezhka/kit/gateway';
import { guestsOf } from '@stezhka/kit/guest';
import type { Identity } from '@stezhka/kit/identity';
import { logLimited } from '@stezhka/kit/limited-log';
import { trusted } from 'mongoose';
import { OrderModel } from './orders.model.ts';

/**
 * Orders made as a guest in a browser where the member has logged in since become theirs, if made under their confirmed
 * e-mail: a browser may be shared (decision 0037). Runs when a member's orders are read, because an e-mail may be
 * confirmed long after the login.
 */
export async function adoptGuestOrders(identity: Identity): Promise<void> {
  const { userId, guestId } = identity;
  if (!userId) return;
  const guests = [...(await guestsOf(userId)), ...(guestId ? [guestId] : [])];
  const ofGuests = { guestId: trusted({ $in: guests }), userId: null };
  if (!(await OrderModel.exists(ofGuests))) return;
  const email = await confirmedEmail(identity);
  if (email) await OrderModel.updateMany({ ...ofGuests, 'contacts.email': email }, { $set: { userId } });
}

async function confirmedEmail(identity: Identity): Promise<string | undefined> {
  const { GATEWAY_PRIVATE_URL: gateway } = readEnv();
  const by = { gateway, identity };
  try {
    const [user, { userData }] = await Promise.all([
      callService(getUser, {}, by),
      callService(getUserData, {}, by),
    ]);
    return isLoggedIn(user) && userData.emailVerified ? user.email : undefined;
  } catch (err) {
    logLimited('warn', { err }, 'guest orders not adopted: account did not answer');
    return undefined;
  }
}
