import { ERASURE_DAYS, requestErasure, requestExport } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Modal } from '@stezhka/shared-ui/modal';
import { type CallError, shell } from '@stezhka/shell-contract';
import { useId, useState } from 'react';
import { CurrentPassword, useEmailWithoutPassword } from '../forgot-password/current-password.tsx';
import { PasswordMail } from '../forgot-password/password-mail.tsx';

const OPERATIONS = { erase: requestErasure, export: requestExport };

interface PasswordWindowProps {
  what: keyof typeof OPERATIONS;
  onClose: () => void;
}

/** Actions that delete or hand out all data are confirmed by the password. */
export function PasswordWindow({ what, onClose }: PasswordWindowProps) {
  const text = useText('account.cabinet.privacy');
  const withoutPassword = useEmailWithoutPassword();
  const [confirm, { isLoading }] = shell().useChange(OPERATIONS[what], { quiet: true });
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
          <CurrentPassword
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
