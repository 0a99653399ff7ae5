import { beginEnrolment, type EnrolmentReply } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { useHydrated } from '@stezhka/shared-ui/hydration';
import { type CallError, shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { CurrentPassword, useEmailWithoutPassword } from '../forgot-password/current-password.tsx';
import { PasswordMail } from '../forgot-password/password-mail.tsx';
import styles from './second-factor.module.css';

interface StartEnrolmentProps {
  /** Of staff, who need no password: their login has led here. */
  required: boolean;
  expired: string | undefined;
  onBegun: (begun: EnrolmentReply) => void;
  onDoneAlready: () => void;
}

export function StartEnrolment({ required, expired, onBegun, onDoneAlready }: StartEnrolmentProps) {
  const text = useText('account.second.enrol');
  const hydrated = useHydrated();
  const withoutPassword = useEmailWithoutPassword({ optional: true });
  const [begin, { isLoading }] = shell().useChange(beginEnrolment, { quiet: true });
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const start = () =>
    void begin({ body: required ? {} : { password } }).then(
      onBegun,
      ({ code, fields, message }: CallError) =>
        code === 'conflict' ? onDoneAlready() : setError(fields?.password ?? message),
    );
  if (!required && withoutPassword) {
    return (
      <>
        <p>{text('passwordFirst')}</p>
        <PasswordMail email={withoutPassword} />
      </>
    );
  }
  return (
    <form
      className={styles.start}
      method="post"
      aria-label={text('start')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) start();
      }}
    >
      {expired && <p role="alert">{expired}</p>}
      {required ? (
        error && <p role="alert">{error}</p>
      ) : (
        <CurrentPassword
          value={password}
          onChange={(value) => {
            setPassword(value);
            setError(undefined);
          }}
          error={error}
        />
      )}
      <Button type="submit" size="l" full loading={isLoading} disabled={!hydrated}>
        {text('begin')}
      </Button>
    </form>
  );
}
