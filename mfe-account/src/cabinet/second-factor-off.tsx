import { getSecondFactorOffForm } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { ServerForm } from '@stezhka/shared-ui/form';
import { Modal } from '@stezhka/shared-ui/modal';
import { shell } from '@stezhka/shell-contract';
import { useEmailWithoutPassword } from '../forgot-password/current-password.tsx';
import { PasswordMail } from '../forgot-password/password-mail.tsx';

export function SecondFactorOff({ onClose }: { onClose: () => void }) {
  const text = useText('account.cabinet.second');
  const { useCall, useInvalidate, toast } = shell();
  const { data } = useCall(getSecondFactorOffForm);
  const invalidate = useInvalidate();
  const withoutPassword = useEmailWithoutPassword();
  return (
    <Modal
      open
      onClose={onClose}
      size="s"
      title={text('off.title')}
      description={text('off.lead')}
      closeLabel={text('off.close')}
    >
      {withoutPassword ? (
        <>
          <p>{text('off.passwordFirst')}</p>
          <PasswordMail email={withoutPassword} />
        </>
      ) : (
        data && (
          <ServerForm
            definition={data.form}
            label={text('off.title')}
            submitLabel={text('off')}
            submitLook={{ variant: 'danger', full: true }}
            onEvent={(event) => {
              if (event.type !== 'submit') return;
              toast(text('off.done'), { tone: 'good' });
              invalidate(['user', 'user-sessions']);
              onClose();
            }}
          />
        )
      )}
    </Modal>
  );
}
