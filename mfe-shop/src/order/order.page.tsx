import { useText } from '@stezhka/intl';
import { useParams } from '@stezhka/router';
import { Kicker } from '@stezhka/shared-ui/kicker';
import { restoreFocus } from '@stezhka/shared-ui/restore-focus';
import { Section } from '@stezhka/shared-ui/section';
import { Tag } from '@stezhka/shared-ui/tag';
import { usePolling } from '@stezhka/shared-ui/use-polling';
import { shell } from '@stezhka/shell-contract';
import styles from './order.module.css';
import { orderQuery } from './order.queries.ts';
import { CancelButton, PayButton } from './order-actions.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderParts } from './order-parts.tsx';
import { aboutOf, TONES, wordOf } from './order-texts.ts';

export function Component() {
  const t = useText('shop');
  const { token } = useParams();
  const { data, refetch } = shell().useCall(...orderQuery(token));
  usePolling(data?.order.state === 'pending_payment', refetch);
  if (!data) return null;
  const { order } = data;
  return (
    <Section tight aria-labelledby="order-title" ref={restoreFocus}>
      <div className={styles.told} aria-live="polite">
        <Kicker>{t(order.kind === 'top_up' ? 'order.topUp' : 'order.kicker')}</Kicker>
        <h1 id="order-title">{t('order.number', { number: order.number })}</h1>
        <Tag tone={TONES[order.state]}>{t(wordOf(order, order.state))}</Tag>
        <p className={styles.text}>{t(aboutOf(order))}</p>
        {(order.canPay || order.canCancel) && (
          <div className={styles.buttons}>
            {order.canPay && <PayButton order={order} />}
            {order.canCancel && <CancelButton order={order} />}
          </div>
        )}
      </div>
      <OrderParts order={order}>
        <OrderHistory order={order} />
      </OrderParts>
    </Section>
  );
}
