import type { confirmSubscription, endSubscription, SubscriptionReply } from '@stezhka/content-contract';
import { useParams } from '@stezhka/router';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { subscriptionQuery } from './subscription.queries.ts';

/** The subscription that the address's token belongs to, and the one change its page offers. */
export function useSubscription(change: typeof confirmSubscription | typeof endSubscription) {
  const params = { token: useParams().token! };
  const { useCall, useChange } = shell();
  const { data } = useCall(...subscriptionQuery(params.token));
  const [send, { isLoading, error }] = useChange(change as typeof endSubscription, { quiet: true });
  const [changed, setChanged] = useState<SubscriptionReply>();
  return {
    subscription: changed ?? data,
    change: () => send({ params, body: {} }).then(setChanged, () => {}),
    busy: isLoading,
    failed: error !== undefined,
  };
}
