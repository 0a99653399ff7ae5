import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Modal } from '@stezhka/shared-ui/modal';
import type { Logout } from './use-logout.ts';

/** Nothing that was typed is lost without its writer's word. */
export function LogoutWindow({ asking, leaving, stay, leaveUnsaved }: Omit<Logout, 'logOut'>) {
  const text = useText('account.profile.logout');
  return (
    <Modal
      open={asking}
      onClose={stay}
      size="s"
      title={text('unsaved')}
      description={text('unsaved.text')}
      closeLabel={text('unsaved.stay')}
      footer={
        <>
          <Button variant="danger" loading={leaving} onClick={leaveUnsaved}>
            {text('unsaved.leave')}
          </Button>
          <Button data-autofocus onClick={stay}>
            {text('unsaved.stay')}
          </Button>
        </>
      }
    />
  );
}
