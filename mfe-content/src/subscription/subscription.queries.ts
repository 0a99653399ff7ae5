import { getSubscription } from '@stezhka/content-contract';
import { query } from '@stezhka/shell-contract';

/** The subscription that a link of a mail speaks of. */
export const subscriptionQuery = (token = '') => query(getSubscription, { params: { token } });
