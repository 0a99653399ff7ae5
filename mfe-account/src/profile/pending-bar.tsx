import { useIntl } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { useText } from '../texts/use-text.ts';
import styles from './profile.module.css';
import type { Profile } from './use-profile.ts';

/** What is not saved yet, by name. */
export function PendingBar({ profile }: { profile: Profile }) {
  const text = useText('profile');
  const { formatList } = useIntl();
  const { edits, state } = profile;
  const names = formatList(edits.map(({ key }) => text(key).toLocaleLowerCase()));
  return (
    <section className={styles.pending} aria-label={text('unsaved')}>
      <p>{text('unsaved.list', { names })}</p>
      <div className={styles.actions}>
        <Button variant="ghost" size="s" onClick={profile.reset} disabled={state === 'saving'}>
          {text('reset')}
        </Button>
        <Button size="s" loading={state === 'saving'} onClick={() => void profile.send()}>
          {text('save')}
        </Button>
      </div>
    </section>
  );
}
