import { getRegistrationForm, type RegistrationReply } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { useLocation } from '@stezhka/router';
import { ServerForm } from '@stezhka/shared-ui/form';
import { Link } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { Gate, GateExit } from '../gate/gate.tsx';
import { onward } from '../gate/onward.ts';
import { OtherDoor, policyLink } from '../gate/other-door.tsx';
import { useEntrance } from '../gate/use-entrance.ts';

/** Opening an account; its owner is logged in at once. */
export function Component() {
  const text = useText('account.register');
  const t = useText('account');
  const { search } = useLocation();
  const { data } = shell().useCall(getRegistrationForm);
  const { enter, entering } = useEntrance();
  return (
    <Gate title={text('title')} lead={text('lead')} quote={text('quote')}>
      {data && (
        <ServerForm
          definition={data.form}
          label={text('form')}
          labels={{ consent: t('register.consent', { link: policyLink }) }}
          submitLabel={text('submit')}
          submitLook={{ size: 'l', full: true }}
          busy={entering}
          onEvent={(event) => event.type === 'submit' && enter(event.data as RegistrationReply)}
        />
      )}
      <OtherDoor />
      <GateExit>
        {text('member')} <Link href={onward('/login', search)}>{text('login')}</Link>
      </GateExit>
    </Gate>
  );
}
