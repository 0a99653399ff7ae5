import { getLoginForm, getSecondFactorForm, type User } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { useLocation, useNavigate } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { ServerForm } from '@stezhka/shared-ui/form';
import { Link } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import {
  AuthLayout,
  AuthLayoutAside,
  AuthLayoutExit,
  CodeHelp,
  withNext,
} from '../auth-layout/auth-layout.tsx';
import { OpenidButton, OpenidFailureNotice } from '../auth-layout/openid-button.tsx';
import { useCodeStep } from '../auth-layout/use-code-step.ts';
import { useLoginRedirect } from '../auth-layout/use-login-redirect.ts';

export function Component() {
  const text = useText('account.login');
  const { search } = useLocation();
  const navigate = useNavigate();
  // The provider's redirect cannot bring a form.
  const fromProvider = new URLSearchParams(search).get('step') === 'code';
  const { data } = shell().useCall(fromProvider ? getSecondFactorForm : getLoginForm);
  const { redirect, redirecting } = useLoginRedirect();
  const code = useCodeStep(fromProvider);
  const back = () => {
    if (fromProvider) navigate(withNext('/login', search), { replace: true });
    code.restart();
  };
  const words = useText(code.asked ? 'account.second.code' : 'account.login');
  return (
    <AuthLayout title={words('title')} lead={words('lead')} quote={text('quote')}>
      {!code.asked && <OpenidFailureNotice />}
      {data && (
        <ServerForm
          key={code.key}
          id={code.id}
          definition={data.form}
          label={code.asked ? words('title') : text('form')}
          submitLabel={words('submit')}
          submitLook={{ size: 'l', full: true }}
          busy={redirecting}
          onEvent={(event) => {
            code.onEvent(event);
            if (event.type === 'submit') redirect(event.data as User);
          }}
        >
          {!code.asked && (
            <AuthLayoutAside>
              <Link href={withNext('/forgot-password', search)}>{text('forgot')}</Link>
            </AuthLayoutAside>
          )}
        </ServerForm>
      )}
      {code.asked ? (
        <>
          <CodeHelp />
          <AuthLayoutExit>
            <Button variant="ghost" full onClick={back}>
              {text('back')}
            </Button>
          </AuthLayoutExit>
        </>
      ) : (
        <>
          <OpenidButton />
          <AuthLayoutExit>
            {text('new')} <Link href={withNext('/register', search)}>{text('register')}</Link>
          </AuthLayoutExit>
          <AuthLayoutExit>
            {text('guest')} <Link href="/order">{text('findOrder')}</Link>
          </AuthLayoutExit>
        </>
      )}
    </AuthLayout>
  );
}
