import { Balance } from './balance.tsx';
import { Notifications } from './notifications.tsx';
import { Privacy } from './privacy.tsx';
import { Sessions } from './sessions.tsx';

export function AccountSections() {
  return (
    <>
      <Balance />
      <Sessions />
      <Notifications />
      <Privacy />
    </>
  );
}
