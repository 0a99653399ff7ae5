import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { SaveState } from '@stezhka/shared-ui/save-state';
import { AccountFrame } from '../account-frame/account-frame.tsx';
import { useText } from '../texts/use-text.ts';
import { useProfile } from './use-profile.ts';
import { Who } from './who.tsx';

// Below the first screen of a phone: the server renders it, its code finds the markup waiting.
const Told = lazyPart(async () => (await import(/* webpackChunkName: "told" */ './told.tsx')).Told);

const PendingBar = lazyPart(
  async () => (await import(/* webpackChunkName: "pending-bar" */ './pending-bar.tsx')).PendingBar,
);

/** Who one is on Stezhka, to read and to change. */
export function Component() {
  const text = useText('profile');
  const profile = useProfile();
  const { member, userData, edits, state } = profile;
  if (!member) return null;
  const shown = state === 'idle' && edits.length ? 'unsaved' : state;
  return (
    <AccountFrame
      at="profile"
      title={text('title')}
      aside={
        shown !== 'idle' && (
          <SaveState
            state={shown}
            text={text(`state.${shown}`)}
            onRetry={() => void profile.send()}
            retryLabel={text('retry')}
          />
        )
      }
    >
      <Who user={member} userData={userData} />
      <Told profile={profile} />
      {edits.length > 0 && <PendingBar profile={profile} />}
    </AccountFrame>
  );
}
