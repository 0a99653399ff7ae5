import { getLoginForm, type User } from '@stezhka/account-contract';
import { useLocation } from '@stezhka/router';
import { ServerForm } from '@stezhka/shared-ui/form/form';
import { Link } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { Gate, GateAside, GateExit } from '../gate/gate.tsx';
import { OtherDoor, OtherDoorFailure } from '../gate/other-door.tsx';
import { useEntrance } from '../gate/use-entrance.ts';
import { useText } from '../texts/use-text.ts';

/** Logging in by e-mail and password. */
export function Component() {
  const text = useText('login');
  const { search } = useLocation();
  const { data } = shell().useCall(getLoginForm);
  const enter = useEntrance();
  return (
    <Gate title={text('title')} lead={text('lead')} quote={text('quote')}>
      <OtherDoorFailure />
      {data && (
        <ServerForm
          definition={data.form}
          label={text('form')}
          submitLabel={text('submit')}
          submitLook={{ size: 'l', full: true }}
          onEvent={(event) => event.type === 'submit' && enter(event.data as User)}
        >
          <GateAside>
            <Link href="/forgot-password">{text('forgot')}</Link>
          </GateAside>
        </ServerForm>
      )}
      <OtherDoor />
      <GateExit>
        {text('new')} <Link href={`/register${search}`}>{text('register')}</Link>
      </GateExit>
    </Gate>
  );
}
