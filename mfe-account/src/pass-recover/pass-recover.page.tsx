import type { User } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { useParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { ServerForm } from '@stezhka/shared-ui/form/form';
import { Link } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { DeadLink } from '../gate/dead-link.tsx';
import { Gate } from '../gate/gate.tsx';
import { takeAim } from '../gate/recovery-aim.ts';
import { useCodeStep } from '../gate/use-code-step.ts';
import { useEntrance } from '../gate/use-entrance.ts';
import { passRecoverQuery } from './pass-recover.queries.ts';

/** Setting a new password by the link from a mail; its owner is logged in at once, staff after their second step. */
export function Component() {
  const text = useText('account.recover');
  const { token = '' } = useParams();
  const { data } = shell().useCall(...passRecoverQuery(token));
  const code = useCodeStep();
  const words = useText(code.asked ? 'account.second.code' : 'account.recover');
  const [died, setDied] = useState(false);
  const { enter, entering } = useEntrance(takeAim);
  if (died || data?.form === null) {
    return (
      <DeadLink lead={text('dead')} now={died} exit={<Link href="/login">{text('login')}</Link>}>
        <Button size="l" full href="/forgot-password">
          {text('again')}
        </Button>
      </DeadLink>
    );
  }
  return (
    <Gate title={words('title')} lead={words('lead')} quote={text('quote')}>
      {data?.form && (
        <ServerForm
          key={code.key}
          id={code.id}
          definition={data.form}
          label={words('title')}
          submitLabel={words('submit')}
          submitLook={{ size: 'l', full: true }}
          busy={entering}
          onEvent={(event) => {
            code.hear(event);
            if (event.type === 'submit') enter(event.data as User);
            if (event.type === 'error' && event.code === 'code_spent') setDied(true);
          }}
        />
      )}
    </Gate>
  );
}
