import { useLocale, useText } from '@stezhka/intl';
import { useLocation, useNavigate } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { cx } from '@stezhka/shared-ui/cx';
import { Kicker } from '@stezhka/shared-ui/kicker';
import { Section } from '@stezhka/shared-ui/section';
import { usePolling } from '@stezhka/shared-ui/use-polling';
import { shell } from '@stezhka/shell-contract';
import type { OrderPageReply, OrderState } from '@stezhka/shop-contract';
import { useEffect } from 'react';
import { ToCartButton } from '../checkout/to-cart-button.tsx';
import { MissingOrder } from './missing-order.tsx';
import styles from './order.module.css';
import { orderQuery, orderToken } from './order.queries.ts';
import { PayButton } from './order-actions.tsx';
import { OrderParts } from './order-parts.tsx';
import { aboutOf, detailsOf, isAwaited, isUnderWay, KICKERS, placeOf, thanksOf } from './order-texts.ts';

const TO_CART: readonly OrderState[] = ['failed', 'expired', 'cancelled'];

/** What the server says of the order that was just made; the address names it and proves nothing. */
export function Component() {
  const t = useText('shop');
  const token = orderToken(new URLSearchParams(useLocation().search));
  const { data, isLoading, refetch } = shell().useCall(...orderQuery(token), {
    skip: !token,
    optional: true,
  });
  usePolling(isAwaited(data?.order.state), refetch);
  const navigate = useNavigate();
  const offer = data && isUnderWay(data.order.state) ? data.offer : null;
  useEffect(() => {
    if (offer) void navigate(`/${offer}/thanks?order=${token}`, { replace: true });
  }, [offer, token, navigate]);
  return (
    <Section tight>
      {data && !offer ? (
        <Thanks order={data.order} />
      ) : (
        <MissingOrder
          isLoading={!!offer || (!!token && isLoading)}
          action={<Button href="/order">{t('find.title')}</Button>}
        />
      )}
    </Section>
  );
}

function Thanks({ order }: Pick<OrderPageReply, 'order'>) {
  const t = useText('shop');
  const locale = useLocale();
  const { state, number, token, kind } = order;
  const good = isUnderWay(state);
  const place = placeOf(order);
  const toCart = order.canRestoreCart && TO_CART.includes(state);
  return (
    <>
      <div className={cx(styles.head, good && styles.thanked)}>
        {good && <span className={styles.view} aria-hidden="true" />}
        <div className={styles.told} aria-live="polite">
          <Kicker>{t(kind === 'goods' ? 'order.number' : KICKERS[kind], { number })}</Kicker>
          <h1>{t(thanksOf(order))}</h1>
          <p className={styles.text}>{t(aboutOf(order), detailsOf(order, locale))}</p>
          <div className={styles.buttons}>
            {order.canPay && <PayButton order={order} />}
            {toCart && <ToCartButton token={token} />}
            {place && good ? (
              <Button href={place.href}>{t(place.label)}</Button>
            ) : (
              <Button href={`/order/${token}`} variant={order.canPay || toCart ? 'outline' : 'primary'}>
                {t('thanks.order')}
              </Button>
            )}
          </div>
        </div>
      </div>
      <OrderParts order={order} />
    </>
  );
}
