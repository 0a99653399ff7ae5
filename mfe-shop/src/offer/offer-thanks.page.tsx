import { useLocation } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { noBreak } from '@stezhka/shared-ui/lib/format';
import { Picture } from '@stezhka/shared-ui/picture';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import { getDiaryOffer, offerPath } from '@stezhka/shop-contract';
import { orderToken } from '../order/token.ts';
import { useText } from '../ui/use-text.ts';
import { useOfferSlug } from './offer-slug.ts';
import styles from './offer-thanks.module.css';

/** What a buyer reads after the order: a word of thanks of the offer's own, and where to go meanwhile. */
export function Component() {
  const t = useText();
  const token = orderToken(new URLSearchParams(useLocation().search));
  const { data } = shell().useCall(getDiaryOffer, { params: { slug: useOfferSlug() } });
  if (!data) return null;
  const { offer } = data;
  const picture = offer.products[0]?.imageData;
  return (
    <Section tight className={styles.page}>
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
          <h1>{noBreak(offer.thanks.title)}</h1>
          <p className={styles.text}>{noBreak(offer.thanks.text)}</p>
          <div className={styles.links}>
            {token && <Button href={`/order/${token}`}>{t('thanks.order')}</Button>}
            {offer.thanks.links.map(({ text, href }, i) => (
              <Button key={href} href={href} variant={i === 0 && !token ? 'primary' : 'outline'}>
                {text}
              </Button>
            ))}
            <Button href={offerPath(offer.slug)} variant="ghost">
              {t('offer.back')}
            </Button>
          </div>
        </div>
      </div>
    </Section>
  );
}
