import { useLocale, useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { formatPrice, noBreak } from '@stezhka/shared-ui/format';
import { Link } from '@stezhka/shared-ui/link';
import { Picture } from '@stezhka/shared-ui/picture';
import { Section } from '@stezhka/shared-ui/section';
import { type KitOffer, type ProductCard, productPath } from '@stezhka/shop-contract';
import { useCart } from '../cart-state/cart.queries.ts';
import { useAddKit } from '../cart-state/use-add-to-cart.ts';
import { useFocusHandover } from '../purchase/buy-button.tsx';
import { Price } from '../ui/price.tsx';
import styles from './kit-offers.module.css';

export function KitOffers({ kits }: { kits: KitOffer[] }) {
  const t = useText('shop');
  return (
    <Section tight aria-label={t('kits.label')}>
      <ul className={styles.kits}>
        {kits.map((kit) => (
          <li key={kit.id}>
            <Kit kit={kit} level={2} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface KitProps {
  kit: KitOffer;
  level: 2 | 3;
}

/** A kit's parts, its price and the way into the cart, in one row. */
export function Kit({
  kit: { id, title, description, mainProduct, extraProducts, priceData, fewLeft },
  level,
}: KitProps) {
  const t = useText('shop');
  const locale = useLocale();
  const { price, oldPrice, currency } = priceData;
  const { kits: lines } = useCart();
  const inCart = lines.some(({ kitId }) => kitId === id);
  const { add, adding } = useAddKit();
  const { link, pressed } = useFocusHandover(inCart);
  const Title = `h${level}` as const;
  const saved = oldPrice === null ? 0 : oldPrice - price;
  return (
    <div className={styles.kit}>
      <ul className={styles.parts}>
        {[mainProduct, ...extraProducts].map((part) => (
          <Part key={part.id} part={part} />
        ))}
      </ul>
      <div className={styles.words}>
        <Title>{title}</Title>
        <p>{noBreak(description)}</p>
      </div>
      <p className={styles.price}>
        <Price price={priceData} size="l" />
        {fewLeft && <span>{t('cart.left', { left: fewLeft })}</span>}
        {saved > 0 && <b>{t('kits.saved', { amount: formatPrice(saved, locale, currency) })}</b>}
      </p>
      {inCart ? (
        <Button ref={link} href="/cart" variant="soft">
          {t('product.inCartAlready')}
        </Button>
      ) : (
        <Button
          loading={adding}
          onClick={() => {
            pressed();
            add(id);
          }}
        >
          {t('kits.take')}
        </Button>
      )}
    </div>
  );
}

const Part = ({ part }: { part: ProductCard }) => (
  <li>
    <Link href={productPath(part)} title={part.title}>
      {part.imageData && (
        <Picture image={part.imageData} alt={part.title} ratio="4 / 5" frame="field" sizes="96px" />
      )}
    </Link>
  </li>
);
