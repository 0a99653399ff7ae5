import { useText } from '@stezhka/intl';
import { ServerForm } from '@stezhka/shared-ui/form';
import { Modal } from '@stezhka/shared-ui/modal';
import { shell } from '@stezhka/shell-contract';
import { getStockAlertForm, type StockAlertReply } from '@stezhka/shop-contract';

interface StockAlertWindowProps {
  productId: string;
  size: string | null;
  open: boolean;
  onClose: () => void;
}

export function StockAlertWindow({ productId, size, open, onClose }: StockAlertWindowProps) {
  const t = useText('shop');
  const { data } = shell().useCall(getStockAlertForm, {
    params: { id: productId },
    query: size ? { size } : {},
  });
  const { toast } = shell();
  const close = ({ message }: StockAlertReply) => {
    toast(message, { tone: 'good' });
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="s"
      title={t('alert.title')}
      description={t('alert.lead')}
      closeLabel={t('close')}
    >
      {data && (
        <ServerForm
          definition={data.form}
          label={t('alert.title')}
          submitLabel={t('alert.send')}
          submitLook={{ full: true }}
          onEvent={(event) => event.type === 'submit' && close(event.data as StockAlertReply)}
        />
      )}
    </Modal>
  );
}
