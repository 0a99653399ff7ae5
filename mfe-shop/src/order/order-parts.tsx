import { useLocale, useText } from '@stezhka/intl';
import { callUrl } from '@stezhka/kit-contract';
import { Panel } from '@stezhka/shared-ui/card';
import { formatDate, noBreak } from '@stezhka/shared-ui/format';
import { Link } from '@stezhka/shared-ui/link';
import { Picture } from '@stezhka/shared-ui/picture';
import { Steps } from '@stezhka/shared-ui/steps';
import { getReceipt, type Order, type OrderLine } from '@stezhka/shop-contract';
import type { ReactNode } from 'react';
import { Amount, Price } from '../ui/price.tsx';
import styles from './order.module.css';
import { formatPhone, formatPlace, pathOf, stepOf } from './order-texts.ts';

export function OrderParts({ order, children }: { order: Order; children?: ReactNode }) {
  const t = useText('shop');
  const locale = useLocale();
  // Money for a balance is put in no parcel.
  const sent = order.kind === 'goods';
  return (
    <>
      <OrderPath order={order} />
      <div className={styles.parts}>
        <section aria-labelledby="order-lines">
          <h2 id="order-lines">
            {t(!sent ? 'totals.total' : order.delivery.isPickup ? 'order.goods' : 'order.lines')}
          </h2>
          {sent && (
            <ul className={styles.lines}>
              {order.lines.map((line) => (
                <Line key={`${line.productId} ${line.size} ${line.choices}`} line={line} />
              ))}
            </ul>
          )}
          <Totals order={order} />
          {order.hasReceipt && (
            <p className={styles.receipt}>
              <Link
                href={`/api${callUrl(getReceipt, { params: { token: order.token }, query: { locale } })}`}
                download
                className={styles.link}
              >
                {t('order.receipt')}
              </Link>
            </p>
          )}
        </section>
        <div className={styles.aside}>
          {sent && (
            <section aria-labelledby="order-delivery" className={styles.delivery}>
              <h2 id="order-delivery">{t('order.delivery')}</h2>
              <Delivery order={order} />
            </section>
          )}
          {children}
        </div>
      </div>
    </>
  );
}

function OrderPath({ order }: { order: Order }) {
  const t = useText('shop');
  const locale = useLocale();
  const { steps, current } = pathOf(order);
  return (
    <Panel className={styles.path}>
      <Steps
        className={styles.way}
        label={t('order.path')}
        current={current}
        steps={steps.map(({ state, at }) => ({
          id: state,
          title: t(stepOf(order, state)),
          ...(at && { text: formatDate(at, locale) }),
        }))}
      />
    </Panel>
  );
}

function Line({ line }: { line: OrderLine }) {
  const t = useText('shop');
  const { title, size, choices, parts, path, imageData, quantity, returned, sum } = line;
  const detail = choices ?? size ?? parts.join(', ');
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        {imageData && <Picture image={imageData} alt="" ratio="4 / 5" sizes="56px" frame="field" />}
      </span>
      <span className={styles.words}>
        {path ? <Link href={path}>{noBreak(title)}</Link> : noBreak(title)}
        {detail && <small>{detail}</small>}
        {choices && <small>{t('order.madeToOrder')}</small>}
        {returned > 0 && <small>{t('order.returned', { count: returned })}</small>}
      </span>
      <span className={styles.count}>{quantity} ×</span>
      <Price price={sum} size="s" className={styles.sum} />
    </li>
  );
}

function Totals({ order }: { order: Order }) {
  const t = useText('shop');
  const { kind, goods, discount, deliveryPrice, paymentPrice, total, currency, promocode } = order;
  const { refunded, doubleRefunded } = order;
  const row = (title: string, value: number) => (
    <Row title={title}>
      <Amount value={value} currency={currency} />
    </Row>
  );
  return (
    <dl className={styles.totals}>
      {kind === 'goods' && (
        <>
          {row(t('totals.goods'), goods)}
          {discount > 0 && row(`${t('totals.promocode')} ${promocode}`, -discount)}
          {deliveryPrice > 0 ? (
            row(t('totals.delivery'), deliveryPrice)
          ) : (
            <Row title={t('totals.delivery')}>{t('price.free')}</Row>
          )}
          {paymentPrice > 0 && row(t('totals.payment'), paymentPrice)}
        </>
      )}
      <Row title={t('totals.total')} strong>
        {total > 0 ? <Amount value={total} currency={currency} /> : t('price.free')}
      </Row>
      {refunded > 0 && row(t('order.refunded'), refunded)}
      {doubleRefunded > 0 && row(t('order.doubleRefunded'), doubleRefunded)}
    </dl>
  );
}

const Row = ({ title, strong, children }: { title: string; strong?: boolean; children: ReactNode }) => (
  <div className={strong ? styles.strong : undefined}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

function Delivery({ order }: { order: Order }) {
  const t = useText('shop');
  const locale = useLocale();
  const { contacts, delivery, payment, trackingNumber, trackingUrl, expectedBy } = order;
  return (
    <>
      <p>{[`${contacts.name} ${contacts.lastName}`, formatPhone(contacts.phone)].join(', ')}</p>
      <p>{formatPlace(delivery)}</p>
      <p>{t(`order.pays.${payment}`)}</p>
      {contacts.comment && <p>{t('order.comment', { comment: contacts.comment })}</p>}
      {trackingNumber && <p>{t('order.tracking', { number: trackingNumber })}</p>}
      {expectedBy && <p>{t('order.expected', { day: formatDate(expectedBy, locale, 'day') })}</p>}
      {trackingUrl && (
        <p>
          <Link href={trackingUrl} target="_blank" className={styles.link}>
            {t('order.track')}
          </Link>
        </p>
      )}
    </>
  );
}
