import { Button } from '@stezhka/shared-ui/button';
import { Modal } from '@stezhka/shared-ui/modal';

interface ConfirmWindowProps {
  open: boolean;
  title: string;
  text?: string;
  confirm: string;
  cancel: string;
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question with two answers; the one that changes nothing comes first. */
export function ConfirmWindow(props: ConfirmWindowProps) {
  const { open, title, text, confirm, cancel, danger, onConfirm, onClose } = props;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={cancel}
      size="s"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    />
  );
}
