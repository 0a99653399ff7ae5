import { useText } from '@stezhka/intl';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { AccountFrame } from '../account-frame/account-frame.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { useProfile } from './use-profile.ts';

const PersonalDetails = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "profile.below" */ './personal-details.tsx')).PersonalDetails,
);

const PendingBar = lazyPart(
  async () => (await import(/* webpackChunkName: "pending-bar" */ './pending-bar.tsx')).PendingBar,
);

export function Component() {
  const text = useText('account.profile');
  const profile = useProfile();
  const { member, userData, edits, state } = profile;
  if (!member) return null;
  return (
    <AccountFrame at="profile" title={text('title')}>
      <ProfileHeader user={member} userData={userData} />
      <PersonalDetails profile={profile} />
      {(edits.length > 0 || state === 'saved') && <PendingBar profile={profile} />}
    </AccountFrame>
  );
}
