import { getSecondFactor } from '@stezhka/account-contract';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { Gate } from '../gate/gate.tsx';
import { useText } from '../texts/use-text.ts';
import { Enrolment } from './enrolment.tsx';
import { PassStep } from './pass-step.tsx';
import { RecoveryCodes, RenewCodes } from './recovery-codes.tsx';

/** The second step of the login, for the staff: set up an app, give a code, see to the recovery codes. */
export function Component() {
  const text = useText('second');
  const { data } = shell().useCall(getSecondFactor);
  const [codes, setCodes] = useState<string[]>();
  if (!data) return null;
  const state = codes ? 'codes' : data.passed ? 'passed' : data.enrolled ? 'code' : 'enrol';
  return (
    <Gate title={text(`${state}.title`)} lead={text(`${state}.lead`)} quote={text('quote')}>
      {state === 'enrol' && <Enrolment onCodes={setCodes} />}
      {state === 'code' && <PassStep />}
      {state === 'passed' && <RenewCodes left={data.recoveryCodesLeft} onCodes={setCodes} />}
      {codes && <RecoveryCodes codes={codes} />}
    </Gate>
  );
}
