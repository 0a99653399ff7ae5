import { useText } from '@stezhka/intl';
import { ServerForm } from '@stezhka/shared-ui/form';
import { Modal } from '@stezhka/shared-ui/modal';
import { shell } from '@stezhka/shell-contract';
import { getReturnForm, type Order, requestReturn } from '@stezhka/shop-contract';

interface ReturnWindowProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

export function ReturnWindow({ order: { token }, open, onClose }: ReturnWindowProps) {
  const t = useText('shop');
  const { useCall, useInvalidate } = shell();
  const invalidate = useInvalidate();
  const { data } = useCall(getReturnForm, { params: { token } });
  const done = () => {
    invalidate(requestReturn.changes ?? []);
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('return.ask')}
      description={t('return.rules')}
      closeLabel={t('close')}
    >
      {data && (
        <ServerForm
          definition={data.form}
          label={t('return.ask')}
          submitLabel={t('return.send')}
          submitLook={{ full: true }}
          onEvent={(event) => event.type === 'submit' && done()}
        />
      )}
    </Modal>
  );
}
