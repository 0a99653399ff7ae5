import { getSubscriptionForm, getSubscriptionModal, type SubscribeReply } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { type FormHandle, ServerForm } from '@stezhka/shared-ui/form';
import { Modal } from '@stezhka/shared-ui/modal';
import { shell } from '@stezhka/shell-contract';
import { useRef, useState } from 'react';
import styles from './subscription.module.css';

/** The footer's form; what the server says stands over the page (product 7.2, Newsletter). */
export function Component() {
  const text = useText('content.subscription');
  const { useCall } = shell();
  const { data, error, refetch, isFetching } = useCall(getSubscriptionForm, undefined, { optional: true });
  const [message, setMessage] = useState('');
  const [open, setOpen] = useState(false);
  const modal = useCall(getSubscriptionModal, undefined, { skip: !message, optional: true });
  const form = useRef<FormHandle>(null);
  if (error)
    return (
      <ErrorArea
        title={text('failed')}
        onRetry={refetch}
        retryLabel={text('retry')}
        retrying={isFetching}
        className={styles.failed}
      />
    );
  return (
    <>
      {data && (
        <ServerForm
          ref={form}
          className={styles.form}
          definition={data.form}
          label={text('form')}
          submitLabel={text('submit')}
          submitLook={{ variant: 'deep' }}
          onEvent={(event) => {
            if (event.type !== 'submit') return;
            setMessage((event.data as SubscribeReply).message);
            setOpen(true);
            form.current?.reset();
          }}
        />
      )}
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={message}
        size="s"
        closeLabel={text('close')}
        footer={<Button onClick={() => setOpen(false)}>{text('ok')}</Button>}
      >
        {modal.data && <p>{modal.data.text}</p>}
      </Modal>
    </>
  );
}
