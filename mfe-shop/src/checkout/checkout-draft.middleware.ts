import { forget } from '@stezhka/shared-ui/lib/kept';
import { shell } from '@stezhka/shell-contract';
import type { Middleware } from '@stezhka/store';

/** Key of what is typed in the checkout form, kept for this tab: see `useCheckoutDraft`. */
export const DRAFT = 'checkout';

export const forgetDraft = (): void => forget(DRAFT);

/** Forgets what was typed when a member logs out. */
export const checkoutDraftMiddleware: Middleware = () => {
  if (typeof window !== 'undefined')
    shell().events.on('account:user-changed', ({ userId }) => {
      if (!userId) forgetDraft();
    });
  return (next) => next;
};
