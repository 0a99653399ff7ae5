import { getUser, isLoggedIn } from '@stezhka/account-contract';
import { clearDiary } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { CheckboxField } from '@stezhka/shared-ui/form/checkbox-field';
import { Modal } from '@stezhka/shared-ui/modal';
import { type CallError, shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { eraseWithUnsaved } from '../autosave/browser-changes.ts';
import styles from './settings.module.css';

/** Removes the whole diary, after a confirmation. */
export function ClearDiary() {
  const t = useText('diary.settings.clear');
  const { data: user } = shell().useCall(getUser, undefined, { optional: true });
  const [clear, { isLoading }] = shell().useChange(clearDiary, { quiet: true });
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  const [failure, setFailure] = useState('');
  const close = () => {
    setOpen(false);
    setSure(false);
    setFailure('');
  };
  const send = async () => {
    try {
      await eraseWithUnsaved(isLoggedIn(user) ? user.id : '', () => clear({ body: { confirmed: true } }));
      close();
      shell().toast(t('done'), { tone: 'good' });
    } catch (error) {
      setFailure((error as CallError).message);
    }
  };
  return (
    <Panel className={styles.form} aria-labelledby="clear-diary">
      <h2 id="clear-diary" className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.lead}>{t('text')}</p>
      <Button variant="outline" size="s" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Modal
        open={open}
        onClose={close}
        title={t('title')}
        description={t('warning')}
        closeLabel={t('cancel')}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              {t('cancel')}
            </Button>
            <Button variant="danger" disabled={!sure} loading={isLoading} onClick={() => void send()}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <CheckboxField label={t('sure')} checked={sure} onChange={setSure} />
      </Modal>
    </Panel>
  );
}
