import { getForgotPasswordForm } from '@stezhka/account-contract';
import { Button } from '@stezhka/shared-ui/button';
import { ServerForm } from '@stezhka/shared-ui/form/form';
import { Link } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { Gate, GateExit } from '../gate/gate.tsx';
import { GateNews } from '../gate/gate-news.tsx';
import { useText } from '../texts/use-text.ts';

/** Asking for a new password. What happens next is said in the same words whoever asks (DECISIONS, Access). */
export function Component() {
  const text = useText('forgot');
  const { data } = shell().useCall(getForgotPasswordForm);
  const [asked, setAsked] = useState(false);
  if (asked) {
    return (
      <GateNews title={text('askedTitle')} lead={text('asked')} quote={text('quote')}>
        <Button variant="outline" size="l" full onClick={() => setAsked(false)}>
          {text('again')}
        </Button>
        <GateExit>
          <Link href="/login">{text('login')}</Link>
        </GateExit>
      </GateNews>
    );
  }
  return (
    <Gate title={text('title')} lead={text('lead')} quote={text('quote')}>
      {data && (
        <ServerForm
          definition={data.form}
          label={text('title')}
          submitLabel={text('submit')}
          submitLook={{ size: 'l', full: true }}
          onEvent={(event) => event.type === 'submit' && setAsked(true)}
        />
      )}
      <GateExit>
        {text('remembered')} <Link href="/login">{text('login')}</Link>
      </GateExit>
    </Gate>
  );
}
