import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import type { ReactNode } from 'react';
import { Amount } from '../ui/price.tsx';
import { useText } from '../ui/use-text.ts';
import styles from './cart-totals.module.css';
import { FreeDelivery } from './free-delivery.tsx';
import { useCart } from './use-cart.ts';

/** What the cart comes to: goods, delivery, the transfer fee, and all of it. */
export function CartTotals() {
  const t = useText();
  const { total, currency } = useCart();
  const { totalPrice, deliveryPrice, paymentPrice } = total;
  const fees = deliveryPrice + paymentPrice;
  const goods = (totalPrice.oldPrice ?? totalPrice.price) - fees;
  const saved = (totalPrice.oldPrice ?? totalPrice.price) - totalPrice.price;
  const amount = (value: number) => <Amount value={Math.round(value * 100) / 100} currency={currency} />;
  return (
    <Panel className={styles.totals} aria-labelledby="cart-totals">
      <h2 id="cart-totals" className={styles.title}>
        {t('totals.title')}
      </h2>
      <dl className={styles.rows}>
        <Row title={t('totals.goods')}>{amount(goods)}</Row>
        {saved > 0 && <Row title={t('totals.saved')}>{amount(-saved)}</Row>}
        <Row title={t('totals.delivery')}>{amount(deliveryPrice)}</Row>
        {paymentPrice > 0 && <Row title={t('totals.payment')}>{amount(paymentPrice)}</Row>}
      </dl>
      <FreeDelivery />
      <p className={styles.total} aria-live="polite">
        <span>{t('totals.total')}</span>
        <b>{amount(totalPrice.price)}</b>
      </p>
      <Button href="/catalog" variant="outline" full>
        {t('cart.continue')}
      </Button>
    </Panel>
  );
}

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);
