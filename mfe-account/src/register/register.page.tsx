import { getRegistrationForm, type RegistrationReply } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { useLocation } from '@stezhka/router';
import { ServerForm } from '@stezhka/shared-ui/form';
import { Link } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { AuthLayout, AuthLayoutExit, withNext } from '../auth-layout/auth-layout.tsx';
import { OpenidButton, policyLink } from '../auth-layout/openid-button.tsx';
import { useLoginRedirect } from '../auth-layout/use-login-redirect.ts';

export function Component() {
  const text = useText('account.register');
  const t = useText('account');
  const { search } = useLocation();
  const { data } = shell().useCall(getRegistrationForm);
  const { redirect, redirecting } = useLoginRedirect();
  return (
    <AuthLayout title={text('title')} lead={text('lead')} quote={text('quote')}>
      {data && (
        <ServerForm
          definition={data.form}
          label={text('form')}
          labels={{ consent: t('register.consent', { link: policyLink }) }}
          submitLabel={text('submit')}
          submitLook={{ size: 'l', full: true }}
          busy={redirecting}
          onEvent={(event) => event.type === 'submit' && redirect(event.data as RegistrationReply)}
        />
      )}
      <OpenidButton />
      <AuthLayoutExit>
        {text('member')} <Link href={withNext('/login', search)}>{text('login')}</Link>
      </AuthLayoutExit>
    </AuthLayout>
  );
}
