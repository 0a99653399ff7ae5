import { getSecondFactor } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { useLocation } from '@stezhka/router';
import { Link } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { AuthLayout, AuthLayoutExit } from '../auth-layout/auth-layout.tsx';
import { Enrolment } from './enrolment.tsx';
import { PassStep } from './pass-step.tsx';
import { RecoveryCodes, RenewCodes } from './recovery-codes.tsx';
export function Component() {
  const text = useText('account.second');
  const { useCall, useInvalidate } = shell();
  const { data } = useCall(getSecondFactor);
  const invalidate = useInvalidate();
  const [codes, setCodes] = useState<string[]>();
  // Its recovery codes may be unseen: new ones are offered first.
  const [doneAlready, setDoneAlready] = useState(false);
  // A call that answered `second_factor_required` leads here with `again`, and back by `next`.
  const { search } = useLocation();
  const [again, setAgain] = useState<'next' | 'here' | undefined>(() =>
    new URLSearchParams(search).has('again') ? 'next' : undefined,
  );
  if (!data) return null;
  const state = codes ? 'codes' : data.passed && !again ? 'passed' : data.enrolled ? 'code' : 'enrol';
  const words = state === 'enrol' && !data.required ? 'own' : state;
  const lookAgain = () => invalidate(['user']);
  const onPassedHere = () => {
    setAgain(undefined);
    lookAgain();
  };
  const onDoneAlready = () => {
    setDoneAlready(true);
    lookAgain();
  };
  return (
    <AuthLayout title={text(`${words}.title`)} lead={text(`${words}.lead`)} quote={text('quote')}>
      {state === 'enrol' && (
        <Enrolment required={data.required} onCodes={setCodes} onDoneAlready={onDoneAlready} />
      )}
      {state === 'code' && <PassStep onPassed={doneAlready || again === 'here' ? onPassedHere : undefined} />}
      {state === 'passed' && (
        <RenewCodes
          left={data.recoveryCodesLeft}
          onCodes={setCodes}
          onStepRequired={() => setAgain('here')}
        />
      )}
      {codes && <RecoveryCodes codes={codes} />}
      {!data.required && !codes && (
        <AuthLayoutExit>
          <Link href="/cabinet#sessions">{text('cabinet')}</Link>
        </AuthLayoutExit>
      )}
    </AuthLayout>
  );
}
