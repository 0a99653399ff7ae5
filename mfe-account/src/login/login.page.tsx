import { getLoginForm, type User } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { useLocation } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { ServerForm } from '@stezhka/shared-ui/form';
import { Link } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { Gate, GateAside, GateExit } from '../gate/gate.tsx';
import { onward } from '../gate/onward.ts';
import { OtherDoor, OtherDoorFailure } from '../gate/other-door.tsx';
import { useCodeStep } from '../gate/use-code-step.ts';
import { useEntrance } from '../gate/use-entrance.ts';

/** Logging in by e-mail and password; staff give a code after it. */
export function Component() {
  const text = useText('account.login');
  const { search } = useLocation();
  const { data } = shell().useCall(getLoginForm);
  const { enter, entering } = useEntrance();
  const code = useCodeStep();
  const words = useText(code.asked ? 'account.second.code' : 'account.login');
  return (
    <Gate title={words('title')} lead={words('lead')} quote={text('quote')}>
      {!code.asked && <OtherDoorFailure />}
      {data && (
        <ServerForm
          key={code.key}
          id={code.id}
          definition={data.form}
          label={code.asked ? words('title') : text('form')}
          submitLabel={words('submit')}
          submitLook={{ size: 'l', full: true }}
          busy={entering}
          onEvent={(event) => {
            code.hear(event);
            if (event.type === 'submit') enter(event.data as User);
          }}
        >
          {!code.asked && (
            <GateAside>
              <Link href={onward('/forgot-password', search)}>{text('forgot')}</Link>
            </GateAside>
          )}
        </ServerForm>
      )}
      {code.asked ? (
        <GateExit>
          <Button variant="ghost" full onClick={code.startAnew}>
            {text('back')}
          </Button>
        </GateExit>
      ) : (
        <>
          <OtherDoor />
          <GateExit>
            {text('new')} <Link href={onward('/register', search)}>{text('register')}</Link>
          </GateExit>
        </>
      )}
    </Gate>
  );
}
