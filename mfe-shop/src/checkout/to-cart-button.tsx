import { useText } from '@stezhka/intl';
import { useNavigate } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { Modal } from '@stezhka/shared-ui/modal';
import { shell } from '@stezhka/shell-contract';
import { orderToCart } from '@stezhka/shop-contract';
import { useState } from 'react';

interface ToCartButtonProps {
  token: string;
  ask?: boolean;
  size?: 's' | 'm';
}

/** Puts what was not paid for back into the cart, and leads there. */
export function ToCartButton({ token, ask = false, size }: ToCartButtonProps) {
  const t = useText('shop');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const [send, { isLoading }] = shell().useChange(orderToCart);
  const toCart = () =>
    send({ params: { token } }).then(
      () => void navigate('/cart'),
      // The shell says why.
      close,
    );
  return (
    <>
      <Button
        variant="outline"
        size={size}
        loading={isLoading}
        onClick={ask ? () => setAsking(true) : toCart}
      >
        {t('order.toCart')}
      </Button>
      {ask && (
        <Modal
          open={asking}
          onClose={close}
          size="s"
          title={t('order.toCart')}
          description={t('order.toCartText')}
          closeLabel={t('close')}
          footer={
            <>
              <Button variant="outline" onClick={close}>
                {t('order.keep')}
              </Button>
              <Button loading={isLoading} onClick={toCart}>
                {t('order.toCart')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
