import { useLocale, useText } from '@stezhka/intl';
import { useLocation, useParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { Kicker } from '@stezhka/shared-ui/kicker';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { restoreFocus } from '@stezhka/shared-ui/restore-focus';
import { Section } from '@stezhka/shared-ui/section';
import { Tag } from '@stezhka/shared-ui/tag';
import { usePolling } from '@stezhka/shared-ui/use-polling';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { ToCartButton } from '../checkout/to-cart-button.tsx';
import styles from './order.module.css';
import { orderQuery } from './order.queries.ts';
import { CancelButton, ConfirmButton, PayButton } from './order-actions.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderParts } from './order-parts.tsx';
import {
  aboutOf,
  detailsOf,
  isAwaited,
  isUnderWay,
  KICKERS,
  placeOf,
  type SoldOut,
  soldOutOf,
  TONES,
  wordOf,
} from './order-texts.ts';
import { RepeatButton } from './repeat-button.tsx';

const OrderReturns = lazyPart(
  async () => (await import(/* webpackChunkName: "order-returns" */ './order-returns.tsx')).OrderReturns,
);

export function Component() {
  const t = useText('shop');
  const locale = useLocale();
  const { token } = useParams();
  const code = new URLSearchParams(useLocation().search).get('confirm');
  const { data, refetch } = shell().useCall(...orderQuery(token));
  const [soldOut, setSoldOut] = useState<SoldOut>();
  usePolling(isAwaited(data?.order.state), refetch);
  if (!data) return null;
  const { order } = data;
  const unconfirmed = order.state === 'pending_confirmation';
  const details = detailsOf(order, locale);
  const place = isUnderWay(order.state) ? placeOf(order) : null;
  return (
    <Section tight aria-labelledby="order-title" ref={restoreFocus}>
      <div className={styles.told} aria-live="polite">
        <Kicker>{t(KICKERS[order.kind])}</Kicker>
        <h1 id="order-title">{t('order.number', { number: order.number })}</h1>
        <Tag tone={TONES[order.state]}>{t(wordOf(order, order.state))}</Tag>
        <p className={styles.text}>
          {unconfirmed && soldOut
            ? t('order.soldOut', { ...details, ...soldOut })
            : t(aboutOf(order), details)}
        </p>
        {(place || order.canPay || order.canCancel || order.canRestoreCart || order.canRepeat) && (
          <div className={styles.buttons}>
            {place && <Button href={place.href}>{t(place.label)}</Button>}
            {order.canPay && <PayButton order={order} />}
            {code && unconfirmed && (
              <ConfirmButton
                order={order}
                code={code}
                onRefused={(error) => {
                  setSoldOut(soldOutOf(order, error));
                  refetch();
                }}
              />
            )}
            {order.canRestoreCart && (
              <ToCartButton token={order.token} ask={order.state === 'pending_payment'} />
            )}
            {order.canRepeat && <RepeatButton order={order} />}
            {order.canCancel && <CancelButton order={order} />}
          </div>
        )}
      </div>
      <OrderParts order={order}>
        {(order.canReturn || order.returns.length > 0) && <OrderReturns order={order} />}
        <OrderHistory order={order} />
      </OrderParts>
    </Section>
  );
}
