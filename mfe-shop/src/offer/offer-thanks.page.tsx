import { useLocale, useText } from '@stezhka/intl';
import { useLocation, useNavigate, useParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { noBreak } from '@stezhka/shared-ui/format';
import { Kicker } from '@stezhka/shared-ui/kicker';
import { Picture } from '@stezhka/shared-ui/picture';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import { type Offer, type Order, offerPath } from '@stezhka/shop-contract';
import { useEffect } from 'react';
import { MissingOrder } from '../order/missing-order.tsx';
import { orderQuery, orderToken } from '../order/order.queries.ts';
import { aboutOf, BEING_PACKED, detailsOf, formatPlace, isUnderWay, thanksOf } from '../order/order-texts.ts';
import { offerQuery } from './offer.queries.ts';
import styles from './offer-thanks.module.css';

export function Component() {
  const t = useText('shop');
  const navigate = useNavigate();
  const { offer: slug = '' } = useParams();
  const token = orderToken(new URLSearchParams(useLocation().search));
  const { useCall } = shell();
  const { data } = useCall(...offerQuery(slug));
  const { data: found, isLoading } = useCall(...orderQuery(token), { skip: !token, optional: true });
  const own = !!found && found.offer === slug && isUnderWay(found.order.state);
  // The general page of thanks shows orders of other products and those that wait for their payment.
  useEffect(() => {
    if (found && !own) void navigate(`/cart/thanks?order=${token}`, { replace: true });
  }, [found, own, token, navigate]);
  if (!data) return null;
  return (
    <Section tight className={styles.page}>
      {own ? (
        <Thanks offer={data.offer} order={found.order} />
      ) : (
        <MissingOrder
          isLoading={!!found || (!!token && isLoading)}
          action={<Button href={offerPath(slug)}>{t('offer.back')}</Button>}
        />
      )}
    </Section>
  );
}

function Thanks({ offer, order }: { offer: Offer; order: Order }) {
  const t = useText('shop');
  const locale = useLocale();
  const { number, token, state, delivery } = order;
  const picture = offer.products[0]?.imageData;
  const fetched = delivery.isPickup;
  // The offer speaks of a parcel that is about to leave.
  const inItsWords = !fetched && BEING_PACKED.includes(state);
  const { title, text } = inItsWords
    ? offer.thanks
    : { title: t(thanksOf(order)), text: t(aboutOf(order), detailsOf(order, locale)) };
  return (
    <div className={styles.thanks}>
      {picture && (
        <div className={styles.picture}>
          <Picture
            image={picture}
            alt=""
            frame="arch"
            ratio="76 / 86"
            sizes="(min-width: 992px) 340px, 240px"
            priority
          />
        </div>
      )}
      <div className={styles.words}>
        <Kicker>{t('order.number', { number })}</Kicker>
        <h1>{noBreak(title)}</h1>
        <p className={styles.text}>{noBreak(text)}</p>
        <p className={styles.place}>
          {fetched ? t('order.fetchAt', { place: delivery.place }) : formatPlace(delivery)}
        </p>
        <div className={styles.links}>
          <Button href={`/order/${token}`}>{t('thanks.order')}</Button>
          {offer.thanks.links.map(({ text, href }) => (
            <Button key={href} href={href} variant="outline">
              {text}
            </Button>
          ))}
          <Button href={offerPath(offer.slug)} variant="ghost">
            {t('offer.back')}
          </Button>
        </div>
      </div>
    </div>
  );
}
