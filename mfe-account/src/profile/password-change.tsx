import { getPasswordForm, type User, type UserData } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import type { FormDefinition } from '@stezhka/kit-contract';
import { ServerForm } from '@stezhka/shared-ui/form';
import { shell } from '@stezhka/shell-contract';
import { useEffect, useRef } from 'react';
import { PasswordMail } from '../forgot-password/password-mail.tsx';
import styles from './profile.module.css';

interface PasswordProps {
  user: User;
  userData: UserData;
  onDone(): void;
}

export function Password({ user, userData, onDone }: PasswordProps) {
  const { data } = shell().useCall(getPasswordForm, undefined, { skip: !userData.hasPassword });
  const box = useRef<HTMLDivElement>(null);
  const ready = !userData.hasPassword || data !== undefined;
  // On a phone it opens below the screen.
  useEffect(() => {
    if (ready) box.current?.querySelector<HTMLElement>('input:not([type=hidden]), button')?.focus();
  }, [ready]);
  return (
    <div ref={box} className={styles.password}>
      {userData.hasPassword ? (
        data && <PasswordChange definition={data.form} onDone={onDone} />
      ) : (
        <PasswordMail email={user.email} />
      )}
    </div>
  );
}

interface PasswordChangeProps {
  definition: FormDefinition;
  onDone(): void;
}

function PasswordChange({ definition, onDone }: PasswordChangeProps) {
  const text = useText('account.profile');
  const invalidate = shell().useInvalidate();
  return (
    <>
      <p className={styles.quiet}>{text('password.lead')}</p>
      <ServerForm
        definition={definition}
        label={text('password')}
        submitLabel={text('password.submit')}
        onEvent={(event) => {
          if (event.type !== 'submit') return;
          shell().toast(text('password.done'), { tone: 'good' });
          invalidate(['user-sessions']);
          onDone();
        }}
      />
    </>
  );
}
