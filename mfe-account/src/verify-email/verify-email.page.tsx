import { getUser, isLoggedIn } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { useParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { ServerForm } from '@stezhka/shared-ui/form';
import { Link } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { AuthLayout, AuthLayoutAside, AuthNotice } from '../auth-layout/auth-layout.tsx';
import { ExpiredLink } from '../auth-layout/expired-link.tsx';
import { AnotherLink } from './another-link.tsx';
import { verifyEmailQuery } from './verify-email.queries.ts';

/** A button confirms, because mail programs open links by themselves; outside the member's session with a password. */
export function Component() {
  const text = useText('account.verify');
  const login = useText('account.login');
  const { token = '' } = useParams();
  const { useCall, useInvalidate } = shell();
  const { data } = useCall(...verifyEmailQuery(token));
  const { data: user } = useCall(getUser, undefined, { optional: true });
  const invalidate = useInvalidate();
  const [state, setState] = useState<'asking' | 'verified' | 'died'>('asking');
  const verified = () => {
    setState('verified');
    invalidate(['user', 'user-data']);
  };
  if (state === 'verified') {
    return (
      <AuthNotice title={text('doneTitle')} lead={text('done')} quote={text('quote')}>
        <Button size="l" full href={isLoggedIn(user) ? '/diary' : '/login'}>
          {text(isLoggedIn(user) ? 'diary' : 'login')}
        </Button>
      </AuthNotice>
    );
  }
  if (state === 'died' || data?.form === null) {
    return (
      <ExpiredLink lead={text('dead')} now={state === 'died'}>
        <AnotherLink member={isLoggedIn(user)} onVerified={verified} />
      </ExpiredLink>
    );
  }
  const byPassword = !!data?.form?.fields.some(({ type }) => type === 'password');
  return (
    <AuthLayout title={text('title')} lead={text(byPassword ? 'byPassword' : 'lead')} quote={text('quote')}>
      {data?.form && (
        <ServerForm
          definition={data.form}
          label={text('title')}
          submitLabel={text('submit')}
          submitLook={{ size: 'l', full: true }}
          onEvent={(event) => {
            if (event.type === 'submit') verified();
            if (event.type === 'error' && event.code === 'code_spent') setState('died');
          }}
        >
          {byPassword && (
            <AuthLayoutAside>
              <Link href="/forgot-password">{login('forgot')}</Link>
            </AuthLayoutAside>
          )}
        </ServerForm>
      )}
    </AuthLayout>
  );
}
