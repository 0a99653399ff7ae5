import { getSecondFactorForm, type SecondFactorUserReply } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { ServerForm } from '@stezhka/shared-ui/form';
import { shell } from '@stezhka/shell-contract';
import { CodeHelp } from '../auth-layout/auth-layout.tsx';
import { useLoginRedirect } from '../auth-layout/use-login-redirect.ts';

/** The step of an open session: for rights of staff, or once more for an act of great effect. @param onPassed instead of a redirect to `next` */
export function PassStep({ onPassed }: { onPassed?: (() => void) | undefined }) {
  const t = useText('account');
  const { data } = shell().useCall(getSecondFactorForm);
  const { redirect, redirecting } = useLoginRedirect();
  return (
    data && (
      <>
        <ServerForm
          definition={data.form}
          label={t('second.code.title')}
          submitLabel={t('second.code.submit')}
          submitLook={{ size: 'l', full: true }}
          busy={redirecting}
          onEvent={(event) => {
            if (event.type !== 'submit') return;
            if (onPassed) onPassed();
            else redirect(event.data as SecondFactorUserReply);
          }}
        />
        <CodeHelp />
      </>
    )
  );
}
