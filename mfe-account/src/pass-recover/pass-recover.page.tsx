import type { User } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { useParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { ServerForm } from '@stezhka/shared-ui/form';
import { Link } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { AuthLayout, CodeHelp } from '../auth-layout/auth-layout.tsx';
import { ExpiredLink } from '../auth-layout/expired-link.tsx';
import { takeRecoveryNext } from '../auth-layout/recovery-next.ts';
import { useCodeStep } from '../auth-layout/use-code-step.ts';
import { useLoginRedirect } from '../auth-layout/use-login-redirect.ts';
import { passRecoverQuery } from './pass-recover.queries.ts';

/** Logs the owner in at once, members with a second factor after their second step. */
export function Component() {
  const text = useText('account.recover');
  const { token = '' } = useParams();
  const { data } = shell().useCall(...passRecoverQuery(token));
  const code = useCodeStep();
  const words = useText(code.asked ? 'account.second.code' : 'account.recover');
  const [died, setDied] = useState(false);
  const { redirect, redirecting } = useLoginRedirect(takeRecoveryNext);
  if (died || data?.form === null) {
    return (
      <ExpiredLink lead={text('dead')} now={died} exit={<Link href="/login">{text('login')}</Link>}>
        <Button size="l" full href="/forgot-password">
          {text('again')}
        </Button>
      </ExpiredLink>
    );
  }
  const lead = data?.removesSecondFactor && !code.asked ? text('leadSecond') : words('lead');
  return (
    <AuthLayout title={words('title')} lead={lead} quote={text('quote')}>
      {data?.form && (
        <ServerForm
          key={code.key}
          id={code.id}
          definition={data.form}
          label={words('title')}
          submitLabel={words('submit')}
          submitLook={{ size: 'l', full: true }}
          busy={redirecting}
          onEvent={(event) => {
            code.onEvent(event);
            if (event.type === 'submit') redirect(event.data as User);
            if (event.type === 'error' && event.code === 'code_spent') setDied(true);
          }}
        />
      )}
      {code.asked && <CodeHelp />}
    </AuthLayout>
  );
}
