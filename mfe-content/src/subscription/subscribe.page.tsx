import { confirmSubscription } from '@stezhka/content-contract';
import { SubscriptionPage } from './subscription-page.tsx';
import { useSubscription } from './use-subscription.ts';

/** Where the first mail leads: a click confirms, because programs that look into mails open links too. */
export const Component = () => <SubscriptionPage {...useSubscription(confirmSubscription)} asks="confirm" />;
