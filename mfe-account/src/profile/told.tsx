import { About } from './about.tsx';
import { BodyTargets } from './body-targets.tsx';
import { Lines } from './lines.tsx';
import styles from './profile.module.css';
import type { Profile } from './use-profile.ts';

/** What a member tells of themselves. */
export function Told({ profile }: { profile: Profile }) {
  return (
    <>
      <About profile={profile} />
      <BodyTargets profile={profile} />
      <div className={styles.pair}>
        <Lines list="skills" />
        <Lines list="services" />
      </div>
    </>
  );
}
