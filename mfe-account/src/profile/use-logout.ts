import { logout } from '@stezhka/account-contract';
import { useLocale } from '@stezhka/intl';
import { localePath } from '@stezhka/kit-contract';
import { shell } from '@stezhka/shell-contract';
import { leaveFor } from './leave-for.ts';
import { clearDraft } from './pending-edits.ts';

/** `leaving` while the call is under way. */
export function useLogout(): [logOut: () => void, leaving: boolean] {
  const { useChange, events } = shell();
  const [run, { isLoading }] = useChange(logout);
  const locale = useLocale();
  const logOut = () =>
    void run().then(
      () => {
        clearDraft();
        events.emit('account:user-changed', { userId: null });
        leaveFor(localePath('/', locale));
      },
      () => {},
    );
  return [logOut, isLoading];
}
