import { forget } from '@stezhka/shared-ui/lib/kept';

/** What the checkout form keeps for this tab, see `useTyped`. */
export const TYPED = 'checkout';

/** After an order, and when somebody logs out. */
export const forgetTyped = (): void => forget(TYPED);
