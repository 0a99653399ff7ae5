import { getSecondFactorForm, type SecondFactorUserReply } from '@stezhka/account-contract';
import { useIntl } from '@stezhka/intl';
import { ServerForm } from '@stezhka/shared-ui/form/form';
import { shell } from '@stezhka/shell-contract';
import { useEntrance } from '../gate/use-entrance.ts';

/** Raises the open session by a code. */
export function PassStep() {
  const { formatMessage } = useIntl();
  const { data } = shell().useCall(getSecondFactorForm);
  const { enter, entering } = useEntrance();
  return (
    data && (
      <ServerForm
        definition={data.form}
        label={formatMessage({ id: 'account.second.code.title' })}
        submitLabel={formatMessage({ id: 'account.second.code.submit' })}
        submitLook={{ size: 'l', full: true }}
        busy={entering}
        onEvent={(event) => event.type === 'submit' && enter(event.data as SecondFactorUserReply)}
      />
    )
  );
}
