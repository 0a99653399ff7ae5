import { getUser, getUserData, isLoggedIn } from '@stezhka/account-contract';
import type { OwnSubscriptionReply } from '@stezhka/content-contract';
import { readEnv } from '@stezhka/kit/env';
import { AppError } from '@stezhka/kit/errors';
import { callService } from '@stezhka/kit/gateway';
import type { Identity } from '@stezhka/kit/identity';
import { SubscriberModel } from './subscribers.model.ts';
import { endAddress, subscribeConfirmed } from './subscribers.service.ts';

export async function readOwnSubscription(identity: Identity): Promise<OwnSubscriptionReply> {
  const email = await confirmedEmail(identity);
  const found = email && (await SubscriberModel.findOne({ email }).lean());
  return { state: found ? found.state : 'none' };
}

/** @throws AppError conflict: an address that the member has not confirmed may be another person's */
export async function changeOwnSubscription(
  identity: Identity,
  wanted: boolean,
): Promise<OwnSubscriptionReply> {
  const email = await confirmedEmail(identity);
  if (!email) throw new AppError('conflict');
  if (wanted) await subscribeConfirmed(email, identity.locale);
  else await endAddress(email);
  return { state: wanted ? 'active' : 'ended' };
}

async function confirmedEmail(identity: Identity): Promise<string | undefined> {
  const { GATEWAY_PRIVATE_URL: gateway } = readEnv();
  const by = { gateway, identity };
  const [user, { userData }] = await Promise.all([
    callService(getUser, {}, by),
    callService(getUserData, {}, by),
  ]);
  return isLoggedIn(user) && userData.emailVerified ? user.email : undefined;
}
