import { useText } from '@stezhka/intl';
import { useNavigate } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { Modal } from '@stezhka/shared-ui/modal';
import { shell } from '@stezhka/shell-contract';
import { type Order, type OrderCard, type RepeatOrderReply, repeatOrder } from '@stezhka/shop-contract';
import { useState } from 'react';

/** Puts the same goods into the cart and leads there; what cannot be bought any more is told before. */
export function RepeatButton({ order, size }: { order: Order | OrderCard; size?: 's' | 'm' }) {
  const t = useText('shop');
  const navigate = useNavigate();
  const [send, { isLoading }] = shell().useChange(repeatOrder);
  const [outcome, setOutcome] = useState<RepeatOrderReply>();
  const repeat = () =>
    send({ params: { token: order.token } }).then(
      (reply) => (reply.short.length > 0 ? setOutcome(reply) : void navigate('/cart')),
      // The shell says why.
      () => {},
    );
  const close = () => setOutcome(undefined);
  return (
    <>
      <Button
        variant="outline"
        size={size}
        loading={isLoading}
        onClick={repeat}
        aria-label={size && `${t('order.repeat')}: ${t('order.number', { number: order.number })}`}
      >
        {t('order.repeat')}
      </Button>
      <Modal
        open={outcome !== undefined}
        onClose={close}
        size="s"
        title={t('order.short.title')}
        description={t(outcome?.taken ? 'order.short.text' : 'order.short.nothing')}
        closeLabel={t('close')}
        footer={
          <Button href={outcome?.taken ? '/cart' : '/catalog'}>
            {t(outcome?.taken ? 'mini.toCart' : 'cart.toCatalog')}
          </Button>
        }
      >
        <ul>
          {outcome?.short.map(({ title, size: format, ordered, taken }) => (
            <li key={`${title} ${format}`}>
              {t('order.short.line', { title: [title, format].filter(Boolean).join(', '), ordered, taken })}
            </li>
          ))}
        </ul>
      </Modal>
    </>
  );
}
