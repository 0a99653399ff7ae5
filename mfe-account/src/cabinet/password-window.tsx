import {
  ERASURE_DAYS,
  getUser,
  getUserData,
  isLoggedIn,
  requestErasure,
  requestExport,
} from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { PasswordField } from '@stezhka/shared-ui/form/password-field';
import { Modal } from '@stezhka/shared-ui/modal';
import { type CallError, shell } from '@stezhka/shell-contract';
import { useId, useState } from 'react';
import { PasswordMail } from '../forgot-password/password-mail.tsx';

const OPERATIONS = { erase: requestErasure, export: requestExport };

interface PasswordWindowProps {
  what: keyof typeof OPERATIONS;
  onClose: () => void;
}

/** Actions that delete or hand out all data are confirmed by the password. */
export function PasswordWindow({ what, onClose }: PasswordWindowProps) {
  const text = useText('account.cabinet.privacy');
  const { useCall, useChange } = shell();
  const { data: user } = useCall(getUser, undefined, { optional: true });
  const { data } = useCall(getUserData);
  const [confirm, { isLoading }] = useChange(OPERATIONS[what], { quiet: true });
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const form = useId();
  const submit = async () => {
    try {
      await confirm({ body: { password } });
      onClose();
    } catch (failure) {
      const { fields, message } = failure as CallError;
      setError(fields?.password ?? message);
    }
  };
  const withoutPassword = data?.userData.hasPassword === false && isLoggedIn(user) ? user.email : undefined;
  return (
    <Modal
      open
      onClose={onClose}
      size="s"
      title={text(`${what}.title`)}
      description={text(`${what}.what`, { days: ERASURE_DAYS })}
      closeLabel={text('password.close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {text(`${what}.keep`)}
          </Button>
          {!withoutPassword && (
            <Button
              variant={what === 'erase' ? 'danger' : 'primary'}
              type="submit"
              form={form}
              loading={isLoading}
            >
              {text(`${what}.confirm`)}
            </Button>
          )}
        </>
      }
    >
      {withoutPassword ? (
        <>
          <p>{text(`${what}.passwordFirst`)}</p>
          <PasswordMail email={withoutPassword} />
        </>
      ) : (
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isLoading) void submit();
          }}
        >
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
        </form>
      )}
    </Modal>
  );
}
