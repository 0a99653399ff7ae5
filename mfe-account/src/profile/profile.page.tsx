import { useText } from '@stezhka/intl';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { AccountFrame } from '../account-frame/account-frame.tsx';
import { useProfile } from './use-profile.ts';
import { Who } from './who.tsx';

// Below the first screen of a phone: the server renders it, its code finds the markup waiting.
const Told = lazyPart(async () => (await import(/* webpackChunkName: "told" */ './told.tsx')).Told);

const PendingBar = lazyPart(
  async () => (await import(/* webpackChunkName: "pending-bar" */ './pending-bar.tsx')).PendingBar,
);

/** Who one is on Stezhka, to read and to change. */
export function Component() {
  const text = useText('account.profile');
  const profile = useProfile();
  const { member, userData, edits, state } = profile;
  if (!member) return null;
  return (
    <AccountFrame at="profile" title={text('title')}>
      <Who user={member} userData={userData} />
      <Told profile={profile} />
      {(edits.length > 0 || state === 'saved') && <PendingBar profile={profile} />}
    </AccountFrame>
  );
}
