import { dropSessionDraft } from '@stezhka/shared-ui/session-draft';

/** What the checkout form keeps for this tab, see `useTyped`. */
export const TYPED = 'checkout';

/** After an order, and when somebody logs out. */
export const forgetTyped = (): void => dropSessionDraft(TYPED);
