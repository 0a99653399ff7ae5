import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import type { DeliveryMethod } from '@stezhka/shop-contract';
import type { ReactNode } from 'react';
import { useCart } from '../cart-state/cart.queries.ts';
import { type ChosenTotals, goodsOf, hasItems, totalOf } from '../cart-state/cart-amounts.ts';
import { Amount } from '../ui/price.tsx';
import styles from './cart-totals.module.css';

const FreeDelivery = lazyPart(
  async () => (await import(/* webpackChunkName: "cart.below" */ './free-delivery.tsx')).FreeDelivery,
);
const Coupon = lazyPart(
  async () => (await import(/* webpackChunkName: "cart.below" */ './coupon.tsx')).Coupon,
);

interface CartTotalsProps {
  delivery: DeliveryMethod;
  chosen?: ChosenTotals;
  /** Asks again after the total of the chosen delivery and payment could not be counted. */
  retry?: () => void;
  children?: ReactNode;
}

/**
 * What the cart comes to: goods, discount, delivery, the transfer fee, and all of it. A quantity that the server has
 * not answered yet moves goods and total at once.
 */
export function CartTotals({ delivery, chosen, retry, children }: CartTotalsProps) {
  const t = useText('shop');
  const cart = useCart();
  const goods = goodsOf(cart);
  const { deliveryPrice, paymentPrice } = chosen?.total ?? cart.total;
  const discount = chosen?.discount ?? cart.discount;
  const total = totalOf(cart, chosen);
  const amount = (value: number, gift?: boolean) =>
    value || !gift ? <Amount value={value} currency={cart.currency} /> : t('price.free');
  return (
    <Panel className={styles.totals} aria-labelledby="cart-totals">
      <h2 id="cart-totals" className={styles.title}>
        {t('totals.title')}
      </h2>
      <Coupon />
      <dl className={styles.rows}>
        <Row title={t('totals.goods')}>{amount(goods)}</Row>
        {discount > 0 && <Row title={t('totals.promocode')}>{amount(-discount)}</Row>}
        {!retry && (
          <>
            <Row title={t('totals.delivery')}>{amount(deliveryPrice, hasItems(cart))}</Row>
            {paymentPrice > 0 && <Row title={t('totals.payment')}>{amount(paymentPrice)}</Row>}
          </>
        )}
      </dl>
      {delivery !== 'pickup' && <FreeDelivery />}
      <div aria-live="polite">
        {retry ? (
          <div className={styles.failed}>
            <p>{t('totals.failed')}</p>
            <Button variant="outline" size="s" onClick={retry}>
              {t('retry')}
            </Button>
          </div>
        ) : (
          <p className={styles.total}>
            <span>{t('totals.total')}</span>
            <b>{amount(total, hasItems(cart))}</b>
          </p>
        )}
      </div>
      {children}
    </Panel>
  );
}

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);
