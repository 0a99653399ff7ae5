import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Modal } from '@stezhka/shared-ui/modal';
import { type CallError, shell } from '@stezhka/shell-contract';
import { cancelOrder, confirmOrder, type Order, payOrder } from '@stezhka/shop-contract';
import { useState } from 'react';
import { usePayment } from '../checkout/use-payment.ts';

/** Pays an order, or pays again after a refusal: each time a new attempt. */
export function PayButton({ order: { token, state } }: { order: Pick<Order, 'token' | 'state'> }) {
  const t = useText('shop');
  const [send] = shell().useChange(payOrder);
  const { waiting, wait, redirectToPayment } = usePayment();
  const pay = () => {
    wait(true);
    // The shell says why it cannot be paid.
    send({ params: { token } }).then(redirectToPayment, () => wait(false));
  };
  return (
    <Button loading={waiting} onClick={pay}>
      {t(state === 'failed' ? 'order.payAgain' : 'order.pay')}
    </Button>
  );
}

/** Opening the mail's link confirms nothing: programs that check mails open links too. */
export function ConfirmButton({
  order: { token },
  code,
  onRefused,
}: {
  order: Pick<Order, 'token'>;
  code: string;
  onRefused: (error: CallError) => void;
}) {
  const t = useText('shop');
  const [confirm, { isLoading }] = shell().useChange(confirmOrder);
  return (
    <Button
      loading={isLoading}
      onClick={() => confirm({ params: { token }, body: { code } }).then(undefined, onRefused)}
    >
      {t('order.confirm')}
    </Button>
  );
}

const CANCEL_WORDS = {
  goods: 'order.cancelText',
  unconfirmed: 'order.cancelUnconfirmed',
  paid: 'order.cancelPaid',
  topUp: 'order.cancelTopUp',
} as const;

function cancelWordsOf({ state, kind, total }: Order): keyof typeof CANCEL_WORDS {
  if (kind !== 'goods') return 'topUp';
  if (state === 'pending_confirmation') return 'unconfirmed';
  return state === 'paid' && total > 0 ? 'paid' : 'goods';
}

/** Gives the order up, once one has said so twice. */
export function CancelButton({ order }: { order: Order }) {
  const { token, number } = order;
  const t = useText('shop');
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading }] = shell().useChange(cancelOrder);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('order.cancel')}
      </Button>
      <Modal
        open={asking}
        onClose={close}
        size="s"
        title={t('order.cancelTitle', { number })}
        description={t(CANCEL_WORDS[cancelWordsOf(order)])}
        closeLabel={t('close')}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              {t('order.keep')}
            </Button>
            <Button loading={isLoading} onClick={() => cancel({ params: { token } }).then(close, close)}>
              {t('order.cancelYes')}
            </Button>
          </>
        }
      />
    </>
  );
}
