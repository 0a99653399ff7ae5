import { askErasure, ERASURE_DAYS, getUser, getUserData, isLoggedIn } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { PasswordField } from '@stezhka/shared-ui/form/password-field';
import { Modal } from '@stezhka/shared-ui/modal';
import { type CallError, shell } from '@stezhka/shell-contract';
import { useId, useState } from 'react';
import { PasswordMail } from '../forgot-password/password-mail.tsx';

export function EraseWindow({ onClose }: { onClose: () => void }) {
  const text = useText('account.cabinet.privacy.erase');
  const { useCall, useChange } = shell();
  const { data: user } = useCall(getUser, undefined, { optional: true });
  const { data } = useCall(getUserData);
  const [erase, { isLoading }] = useChange(askErasure, { quiet: true });
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const form = useId();
  const submit = async () => {
    try {
      await erase({ body: { password } });
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
      title={text('title')}
      description={text('what', { days: ERASURE_DAYS })}
      closeLabel={text('close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {text('keep')}
          </Button>
          {!withoutPassword && (
            <Button variant="danger" type="submit" form={form} loading={isLoading}>
              {text('confirm')}
            </Button>
          )}
        </>
      }
    >
      {withoutPassword ? (
        <>
          <p>{text('passwordFirst')}</p>
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
            showLabel={text('show')}
            hideLabel={text('hide')}
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
