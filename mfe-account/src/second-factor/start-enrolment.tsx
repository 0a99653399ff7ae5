import {
  beginEnrolment,
  type EnrolmentReply,
  getUser,
  getUserData,
  isLoggedIn,
} from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { PasswordField } from '@stezhka/shared-ui/form/password-field';
import { useHydrated } from '@stezhka/shared-ui/hydration';
import { type CallError, shell } from '@stezhka/shell-contract';
import { useState } from 'react';
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
  const { useCall, useChange } = shell();
  const { data: user } = useCall(getUser, undefined, { optional: true });
  const { data: member } = useCall(getUserData, undefined, { optional: true });
  const [begin, { isLoading }] = useChange(beginEnrolment, { quiet: true });
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const start = () =>
    void begin({ body: required ? {} : { password } }).then(
      onBegun,
      ({ code, fields, message }: CallError) =>
        code === 'conflict' ? onDoneAlready() : setError(fields?.password ?? message),
    );
  if (!required && member?.userData.hasPassword === false && isLoggedIn(user)) {
    return (
      <>
        <p>{text('passwordFirst')}</p>
        <PasswordMail email={user.email} />
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
        <PasswordField
          label={text('password')}
          showLabel={text('password.show')}
          hideLabel={text('password.hide')}
          autoComplete="current-password"
          maxLength={128}
          required
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
