import { useLocale, useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { cx } from '@stezhka/shared-ui/cx';
import { formatPrice, noBreak } from '@stezhka/shared-ui/format';
import { Kicker } from '@stezhka/shared-ui/kicker';
import { Section } from '@stezhka/shared-ui/section';
import { ThemedPicture } from '@stezhka/shared-ui/themed-picture';
import type { Offer } from '@stezhka/shop-contract';
import styles from './hero-block.module.css';
import type { ShownOf } from './part.tsx';

const SIZES = {
  beside: '(min-width: 992px) 44vw, 86vw',
  under: '(min-width: 992px) 620px, 86vw',
  // Its height decides on a phone: 16:9 over a screen that is taller than wide.
  behind: '(max-width: 991px) 1340px, 100vw',
  arch: '(min-width: 992px) 32vw, 78vw',
};

export function HeroBlock({ block, offer }: { block: ShownOf<'hero'>; offer: Offer }) {
  const { layout, ground, kicker, title, lead, note, picture, darkPicture, facts } = block;
  return (
    <Section
      {...(ground && { ground })}
      contours={layout === 'behind' ? false : { fade: 'responsive' }}
      className={cx(styles.hero, styles[layout], darkPicture && styles.withNight)}
    >
      <div className={styles.words}>
        {kicker && <Kicker>{kicker}</Kicker>}
        <h1 className={styles.title}>{noBreak(title)}</h1>
        <p className={styles.lead}>{noBreak(lead)}</p>
        <div className={styles.action}>
          <BuyLink offer={offer} />
          {note && <p className={styles.note}>{noBreak(note)}</p>}
        </div>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ value, label }) => (
              <div key={label}>
                <dt>{noBreak(label)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {picture && (
        <div className={styles.picture}>
          <ThemedPicture
            image={picture}
            dark={darkPicture}
            sizes={SIZES[layout]}
            priority
            frame={layout === 'arch' ? 'arch' : 'none'}
          />
        </div>
      )}
    </Section>
  );
}

/** 'Buy for 1 290 ₴'; without a price, since it is a gift or gone, just the way to #buy. */
function BuyLink({ offer }: { offer: Offer }) {
  const t = useText('shop');
  const locale = useLocale();
  const product = offer.products[0];
  const price = product && product.priceData.price > 0 && product.stockStatus === 'in_stock';
  const amount = (value: number) => formatPrice(value, locale, product?.priceData.currency);
  const words = !price
    ? t('offer.look')
    : product.priceFrom === null
      ? t('offer.buyFor', { price: amount(product.priceData.price) })
      : t('offer.buyFrom', { price: amount(product.priceFrom) });
  return (
    <Button size="l" href="#buy">
      {words}
    </Button>
  );
}
