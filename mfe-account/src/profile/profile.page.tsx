import { useIntl } from '@stezhka/intl';
import { SaveState } from '@stezhka/shared-ui/save-state';
import { AccountFrame } from '../account-frame/account-frame.tsx';
import { About } from './about.tsx';
import { BodyTargets } from './body-targets.tsx';
import { Lines } from './lines.tsx';
import { PendingBar } from './pending-bar.tsx';
import styles from './profile.module.css';
import { useProfile } from './use-profile.ts';
import { Who } from './who.tsx';

/** Who one is on Stezhka, to read and to change. */
export function Component() {
  const { formatMessage } = useIntl();
  const profile = useProfile();
  const { member, userData, edits, state } = profile;
  const text = (key: string) => formatMessage({ id: `account.profile.${key}` });
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
      <About profile={profile} />
      <BodyTargets profile={profile} />
      <div className={styles.pair}>
        <Lines list="skills" />
        <Lines list="services" />
      </div>
      <PendingBar profile={profile} />
    </AccountFrame>
  );
}
