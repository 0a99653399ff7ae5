import type { EnrolmentReply, RecoveryCodesReply } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { ServerForm } from '@stezhka/shared-ui/form';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import styles from './second-factor.module.css';
import { StartEnrolment } from './start-enrolment.tsx';

interface EnrolmentProps {
  required: boolean;
  onCodes: (codes: string[]) => void;
  /** A second press or another tab has completed it, and has shown the recovery codes. */
  onDoneAlready: () => void;
}

/** A secret as QR code and text, then its first code. */
export function Enrolment({ required, onCodes, onDoneAlready }: EnrolmentProps) {
  const text = useText('account.second.enrol');
  const invalidate = shell().useInvalidate();
  const [begun, setBegun] = useState<EnrolmentReply>();
  const [expired, setExpired] = useState<string>();
  if (!begun)
    return (
      <StartEnrolment
        required={required}
        expired={expired}
        onBegun={setBegun}
        onDoneAlready={onDoneAlready}
      />
    );
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
          if (event.type === 'error' && event.code === 'enrolment_expired') {
            setExpired(event.error);
            setBegun(undefined);
          }
          if (event.type !== 'submit') return;
          onCodes((event.data as RecoveryCodesReply).recoveryCodes);
          invalidate(['user', 'user-sessions']);
        }}
      />
    </>
  );
}
