import { getUserData, type Notifications as Kinds, updateUserData } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { CheckboxField } from '@stezhka/shared-ui/form/checkbox-field';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import styles from './cabinet.module.css';
import { CabinetSection } from './cabinet-section.tsx';

/** Each choice is saved at once. */
export function Notifications() {
  const text = useText('account.cabinet.notifications');
  const { useCall, useChange } = shell();
  const { data } = useCall(getUserData);
  const [save] = useChange(updateUserData);
  const [chosen, setChosen] = useState<Partial<Kinds>>({});
  const [said, setSaid] = useState('');
  if (!data) return null;
  const choose = async (kind: keyof Kinds, wanted: boolean) => {
    setChosen({ ...chosen, [kind]: wanted });
    setSaid('');
    try {
      await save({ body: { [kind]: wanted } });
      setSaid(text('saved'));
    } catch {
      setChosen(({ [kind]: _, ...others }) => others);
    }
  };
  const box = (kind: keyof Kinds) => (
    <CheckboxField
      label={text(kind)}
      hint={text(`${kind}.hint`)}
      checked={chosen[kind] ?? data.userData[kind]}
      onChange={(wanted) => void choose(kind, wanted)}
    />
  );
  return (
    <CabinetSection id="notifications" title={text('title')}>
      <div className={styles.boxes}>
        {box('newsMails')}
        {box('diaryReminders')}
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
