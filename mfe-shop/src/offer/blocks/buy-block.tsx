import { useLocale, useText } from '@stezhka/intl';
import { noBreak } from '@stezhka/shared-ui/format';
import { Link } from '@stezhka/shared-ui/link';
import { Picture } from '@stezhka/shared-ui/picture';
import { QuantityCounter } from '@stezhka/shared-ui/quantity-counter';
import { Section } from '@stezhka/shared-ui/section';
import { type Offer, type OfferProduct, productPath } from '@stezhka/shop-contract';
import { isForeign } from '../../product/printed-in.ts';
import { CardPrice } from '../../product-card/card-price.tsx';
import { BuyButton } from '../../purchase/buy-button.tsx';
import { SizeChoice } from '../../purchase/size-choice.tsx';
import { usePurchase } from '../../purchase/use-purchase.ts';
import { Price } from '../../ui/price.tsx';
import { useHideCartButton } from '../../ui/use-hide-cart-button.ts';
import styles from './buy-block.module.css';
import type { ShownOf } from './part.tsx';

/** Where every 'Buy' of the page leads: the offer's own product, and what stands beside it. */
export function BuyBlock({
  block: { ground, title, lead, note },
  offer,
}: {
  block: ShownOf<'buy'>;
  offer: Offer;
}) {
  const [own, ...others] = offer.products;
  useHideCartButton();
  return (
    <Section id="buy" {...(ground && { ground })} contours={ground === 'deep'} aria-labelledby="buy-title">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="buy-title">{noBreak(title)}</h2>
          <p className={styles.lead}>{noBreak(lead)}</p>
          {others.length > 0 && (
            <ul className={styles.others}>
              {others.map((product) => (
                <li key={product.id}>
                  <OtherProduct product={product} />
                </li>
              ))}
            </ul>
          )}
        </div>
        {own && <Panel product={own} note={note} />}
      </div>
    </Section>
  );
}

function Panel({ product, note }: { product: OfferProduct; note: string }) {
  const t = useText('shop');
  const locale = useLocale();
  const purchase = usePurchase(product);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        {product.imageData && (
          <Picture
            image={product.imageData}
            frame="field"
            ratio="4 / 5"
            sizes="112px"
            className={styles.cover}
          />
        )}
        <div className={styles.product}>
          <h3>
            <Link href={productPath(product)}>{noBreak(product.title)}</Link>
          </h3>
          <p className={styles.price} aria-live="polite">
            <Price price={purchase.price} size="l" discount />
            {purchase.available && purchase.fewLeft && (
              <span className={styles.note}>{t('cart.left', { left: purchase.fewLeft })}</span>
            )}
          </p>
        </div>
      </div>
      {product.sizes.length > 1 && (
        <SizeChoice sizes={product.sizes} value={purchase.size} onChange={purchase.setSize} />
      )}
      {purchase.available ? (
        <div className={styles.action}>
          <QuantityCounter
            size="l"
            value={purchase.quantity}
            disabled={purchase.adding}
            {...(purchase.fewLeft && { max: purchase.fewLeft })}
            onChange={purchase.setQuantity}
            labels={{
              group: t('quantity.of', { name: product.title }),
              input: t('quantity.input'),
              less: t('quantity.less'),
              more: t('quantity.more'),
            }}
          />
          <BuyButton purchase={purchase} size="l" label={t('product.toCart')} />
        </div>
      ) : (
        <p>{t('stock.out')}</p>
      )}
      {isForeign(product.language, locale) && (
        <p className={styles.note}>{t('product.printedInUkrainian')}</p>
      )}
      {note && <p className={styles.note}>{noBreak(note)}</p>}
    </div>
  );
}

const OtherProduct = ({ product }: { product: OfferProduct }) => (
  <Link href={productPath(product)} className={styles.other}>
    {product.imageData && (
      <Picture
        image={product.imageData}
        alt=""
        frame="field"
        ratio="4 / 5"
        sizes="88px"
        className={styles.small}
      />
    )}
    <span>
      <span className={styles.name}>{noBreak(product.title)}</span>
      <CardPrice product={product} />
    </span>
  </Link>
);
