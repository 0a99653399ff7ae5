import { beginEnrolment, type EnrolmentReply, type RecoveryCodesReply } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { ServerForm } from '@stezhka/shared-ui/form/form';
import { type CallError, shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import styles from './second-factor.module.css';

interface EnrolmentProps {
  onCodes: (codes: string[]) => void;
  /** A second press or another tab has completed it, and has shown the recovery codes. */
  onDoneAlready: () => void;
}

/** A secret as QR code and text, then its first code. */
export function Enrolment({ onCodes, onDoneAlready }: EnrolmentProps) {
  const text = useText('account.second.enrol');
  const { useChange, useInvalidate } = shell();
  const [begin, { isLoading }] = useChange(beginEnrolment);
  const invalidate = useInvalidate();
  const [begun, setBegun] = useState<EnrolmentReply>();
  if (!begun) {
    const start = () =>
      void begin().then(setBegun, ({ code }: CallError) => code === 'conflict' && onDoneAlready());
    return (
      <Button size="l" full loading={isLoading} onClick={start}>
        {text('begin')}
      </Button>
    );
  }
  return (
    <>
      <ol className={styles.steps}>
        <li>
          {text('scan')}
          <img
            className={styles.qr}
            src={`data:image/svg+xml;utf8,${encodeURIComponent(begun.qr)}`}
            alt={text('qr')}
            width={208}
            height={208}
          />
          <details className={styles.secret}>
            <summary>{text('by-hand')}</summary>
            <code>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </details>
        </li>
        <li>{text('type')}</li>
      </ol>
      <ServerForm
        definition={begun.form}
        label={text('form')}
        submitLabel={text('submit')}
        submitLook={{ size: 'l', full: true }}
        onEvent={(event) => {
          if (event.type === 'error' && event.code === 'conflict') onDoneAlready();
          if (event.type !== 'submit') return;
          onCodes((event.data as RecoveryCodesReply).recoveryCodes);
          invalidate(['user']);
        }}
      />
    </>
  );
}
