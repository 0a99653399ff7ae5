import { getUserData, updateUserData } from '@stezhka/account-contract';
import { changeOwnSubscription, getOwnSubscription } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { CheckboxField } from '@stezhka/shared-ui/form/checkbox-field';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { UnverifiedEmail } from '../profile/unverified-email.tsx';
import styles from './cabinet.module.css';
import { CabinetSection } from './cabinet-section.tsx';

type Kind = 'newsMails' | 'diaryReminders';

/** Each choice is saved at once; mails go to a confirmed address only. */
export function Notifications() {
  const text = useText('account.cabinet.notifications');
  const { useCall, useChange } = shell();
  const { data } = useCall(getUserData);
  const { data: newsletter, ...news } = useCall(getOwnSubscription, undefined, { optional: true });
  const [save] = useChange(updateUserData);
  const [subscribe] = useChange(changeOwnSubscription);
  const [chosen, setChosen] = useState<Partial<Record<Kind, boolean>>>({});
  const [said, setSaid] = useState('');
  if (!data) return null;
  const { diaryReminders, emailVerified } = data.userData;
  const send = (kind: Kind, wanted: boolean): Promise<unknown> =>
    kind === 'newsMails'
      ? subscribe({ body: { wanted } })
      : save({
          body: { diaryReminders: wanted, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
        });
  const choose = async (kind: Kind, wanted: boolean) => {
    setChosen({ ...chosen, [kind]: wanted });
    setSaid('');
    try {
      await send(kind, wanted);
      setSaid(text('saved'));
    } catch {
      setChosen(({ [kind]: _, ...others }) => others);
    }
  };
  const box = (kind: Kind, now: boolean | undefined) => (
    <CheckboxField
      label={text(kind)}
      hint={text(`${kind}.hint`)}
      checked={chosen[kind] ?? now ?? false}
      disabled={!emailVerified || now === undefined}
      onChange={(wanted) => void choose(kind, wanted)}
    />
  );
  return (
    <CabinetSection id="notifications" title={text('title')}>
      {!emailVerified && (
        <>
          <p>{text('unconfirmed')}</p>
          <UnverifiedEmail />
        </>
      )}
      {news.error && !newsletter && (
        <ErrorArea
          title={text('failed')}
          onRetry={news.refetch}
          retryLabel={text('retry')}
          retrying={news.isFetching}
        />
      )}
      <div className={styles.boxes}>
        {box('newsMails', newsletter && newsletter.state === 'active')}
        {box('diaryReminders', diaryReminders)}
        <CheckboxField
          label={text('orderMails')}
          hint={text('orderMails.hint')}
          checked
          disabled
          onChange={() => {}}
        />
      </div>
      <p aria-live="polite" className={styles.quiet}>
        {said}
      </p>
    </CabinetSection>
  );
}
