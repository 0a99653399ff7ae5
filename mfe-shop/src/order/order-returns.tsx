import { getContacts, telHref, WORKSHOP_ADDRESS } from '@stezhka/content-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { formatDate, formatPrice } from '@stezhka/shared-ui/format';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { Tag, type TagProps } from '@stezhka/shared-ui/tag';
import { shell } from '@stezhka/shell-contract';
import type { Order, ReturnState } from '@stezhka/shop-contract';
import { useState } from 'react';
import styles from './order.module.css';

const ReturnWindow = lazyPart(
  async () => (await import(/* webpackChunkName: "return-window" */ './return-window.tsx')).ReturnWindow,
  { when: 'open' },
);

const isRefunded = ({ state, refunded }: Order, of: ReturnState): boolean =>
  of === 'received' ? refunded > 0 : of === 'accepted' && state === 'refunded';

const TONES: Record<ReturnState, NonNullable<TagProps['tone']>> = {
  requested: 'warn',
  accepted: 'path',
  declined: 'plain',
  received: 'good',
};

/** What the buyer sent back or wants to, and until when it may be asked for. */
export function OrderReturns({ order }: { order: Order }) {
  const t = useText('shop');
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const { returns, canReturn, returnBy, refunded, currency } = order;
  return (
    <section aria-labelledby="order-returns" className={styles.returns} aria-live="polite">
      <h2 id="order-returns">{t('return.title')}</h2>
      {returns.map(({ state, askedAt, answer, lines }) => (
        <div key={askedAt} className={styles.return}>
          <Tag tone={TONES[state]}>{t(`return.state.${state}`)}</Tag>
          <p>{lines.map(({ title, quantity }) => `${title} × ${quantity}`).join('; ')}</p>
          <p>
            {isRefunded(order, state)
              ? t('return.about.refunded', { amount: formatPrice(refunded, locale, currency) })
              : t(`return.about.${state}`)}
          </p>
          {state === 'accepted' && !isRefunded(order, state) && <SendTo number={order.number} />}
          {answer && <p>{t('return.answer', { answer })}</p>}
        </div>
      ))}
      {canReturn && returnBy && (
        <>
          <p>{t('return.until', { day: formatDate(returnBy, locale, 'day') })}</p>
          <p>{t('return.rules')}</p>
          <Button variant="outline" onClick={() => setAsking(true)}>
            {t('return.ask')}
          </Button>
          <ReturnWindow order={order} open={asking} onClose={() => setAsking(false)} />
        </>
      )}
    </section>
  );
}

/** The address is the shop's own; hours and phone are those of the site's contacts. */
function SendTo({ number }: Pick<Order, 'number'>) {
  const t = useText('shop');
  const locale = useLocale();
  const { data } = shell().useCall(getContacts, undefined, { optional: true });
  const { workTime, phones = [] } = data?.contacts ?? {};
  return (
    <div className={styles.sendTo}>
      <p>{t('return.sendTo', { address: WORKSHOP_ADDRESS[locale], number })}</p>
      {workTime && <p>{t('return.hours', { hours: workTime })}</p>}
      {phones[0] && (
        <p>
          {t('return.phone')}{' '}
          <a href={telHref(phones[0])} className={styles.link}>
            {phones[0]}
          </a>
        </p>
      )}
    </div>
  );
}
