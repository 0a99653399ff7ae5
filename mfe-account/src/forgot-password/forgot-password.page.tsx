import { getForgotPasswordForm } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import type { FormDefinition } from '@stezhka/kit-contract';
import { useLocation } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { type FormEvent, ServerForm } from '@stezhka/shared-ui/form';
import { Link } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { useId, useRef, useState } from 'react';
import { AuthLayout, AuthLayoutExit, AuthNotice, withNext } from '../auth-layout/auth-layout.tsx';
import { saveRecoveryNext } from '../auth-layout/recovery-next.ts';
import { useFieldFocus } from '../auth-layout/use-code-step.ts';

/** The form with the typed values; hidden fields keep the server's. */
const filled = (form: FormDefinition, typed: FormData): FormDefinition => ({
  ...form,
  fields: form.fields.map((field) =>
    field.type === 'hidden' ? field : { ...field, value: String(typed.get(field.fullName) ?? '') },
  ),
});

/** The reply is the same for every e-mail (DECISIONS, Access). */
export function Component() {
  const text = useText('account.forgot');
  const { data } = shell().useCall(getForgotPasswordForm);
  const { search } = useLocation();
  const [asked, setAsked] = useState(false);
  const sent = useRef<FormData>(undefined);
  const [opened, setOpened] = useState<FormDefinition>();
  const form = useId();
  useFieldFocus(form, asked);
  const onEvent = (event: FormEvent) => {
    if (event.type === 'send') sent.current = event.data;
    if (event.type !== 'submit') return;
    saveRecoveryNext(new URLSearchParams(search).get('next'));
    setAsked(true);
  };
  const openAgain = () => {
    if (data && sent.current) setOpened(filled(data.form, sent.current));
    setAsked(false);
  };
  if (asked) {
    return (
      <AuthNotice title={text('askedTitle')} lead={text('asked')} quote={text('quote')}>
        <Button variant="outline" size="l" full onClick={openAgain}>
          {text('again')}
        </Button>
        <AuthLayoutExit>
          <Link href={withNext('/login', search)}>{text('login')}</Link>
        </AuthLayoutExit>
      </AuthNotice>
    );
  }
  return (
    <AuthLayout title={text('title')} lead={text('lead')} quote={text('quote')}>
      {data && (
        <ServerForm
          id={form}
          definition={opened ?? data.form}
          label={text('title')}
          submitLabel={text('submit')}
          submitLook={{ size: 'l', full: true }}
          onEvent={onEvent}
        />
      )}
      <AuthLayoutExit>
        {text('remembered')} <Link href={withNext('/login', search)}>{text('login')}</Link>
      </AuthLayoutExit>
    </AuthLayout>
  );
}
