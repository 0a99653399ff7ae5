import { endSubscription } from '@stezhka/content-contract';
import { SubscriptionPage } from './subscription-page.tsx';
import { useSubscription } from './use-subscription.ts';

/** Where every mail's last line leads. */
export const Component = () => <SubscriptionPage {...useSubscription(endSubscription)} asks="end" />;
