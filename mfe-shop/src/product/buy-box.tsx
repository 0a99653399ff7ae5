import { useIntl } from '@stezhka/intl';
import type { Locale } from '@stezhka/kit-contract';
import { Icon } from '@stezhka/shared-ui/icon';
import { formatPrice, noBreak } from '@stezhka/shared-ui/lib/format';
import { QuantityCounter } from '@stezhka/shared-ui/quantity-counter';
import { shell } from '@stezhka/shell-contract';
import { getDeliveryTerms, type Product } from '@stezhka/shop-contract';
import { CircleAlert, CircleCheck, type LucideIcon, RotateCcw, Truck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { hasItems } from '../cart/cart-state.ts';
import { FreeDelivery } from '../cart/free-delivery.tsx';
import { useCart } from '../cart/use-cart.ts';
import { Price } from '../ui/price.tsx';
import { useText } from '../ui/use-text.ts';
import styles from './buy-box.module.css';
import { BuyButton } from './buy-button.tsx';
import { SizeChoice } from './size-choice.tsx';
import type { Purchase } from './use-purchase.ts';

interface BuyBoxProps {
  product: Product;
  purchase: Purchase;
  /** The row with the button: while it is seen, the bar at the foot is not needed. */
  actionRef: Ref<HTMLDivElement>;
}

/** Name, price, choice and the way into the cart; '#buy' leads here. */
export function BuyBox({ product, purchase, actionRef }: BuyBoxProps) {
  const t = useText();
  const cart = useCart();
  const { title, sku, shortDescription, sizes, stockStatus } = product;
  const { size, setSize, price, quantity, setQuantity } = purchase;
  const available = stockStatus === 'in_stock';
  return (
    <div className={styles.box} id="buy">
      <h1>{noBreak(title)}</h1>
      <p className={styles.sku}>{t('product.sku', { sku })}</p>
      <p className={styles.lead}>{noBreak(shortDescription)}</p>
      <p aria-live="polite">
        <Price price={price} size="l" discount />
      </p>
      {sizes.length > 1 && <SizeChoice sizes={sizes} value={size} onChange={setSize} />}
      {available && (
        <div className={styles.action} ref={actionRef}>
          <QuantityCounter
            size="l"
            value={quantity}
            disabled={purchase.adding}
            onChange={setQuantity}
            labels={{
              group: t('quantity.of', { name: title }),
              input: t('quantity.input'),
              less: t('quantity.less'),
              more: t('quantity.more'),
            }}
          />
          <BuyButton purchase={purchase} size="l" label={t('product.toCart')} />
        </div>
      )}
      <ul className={styles.facts}>
        <Fact icon={available ? CircleCheck : CircleAlert}>
          {t(available ? 'stock.in' : 'stock.outLong')}
        </Fact>
        <DeliveryFact />
        <Fact icon={RotateCcw}>{t('product.returns')}</Fact>
      </ul>
      {cart.loaded && hasItems(cart) && <FreeDelivery boxed />}
    </div>
  );
}

function DeliveryFact() {
  const t = useText();
  const { locale } = useIntl();
  const terms = shell().useCall(getDeliveryTerms, undefined, { optional: true }).data;
  if (!terms) return null;
  const money = (value: number) => formatPrice(value, locale as Locale, terms.currency);
  return (
    <Fact icon={Truck}>
      {t('product.delivery', { price: money(terms.price), amount: money(terms.freeFrom) })}
    </Fact>
  );
}

const Fact = ({ icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className={styles.fact}>
    <Icon of={icon} size={20} />
    <span>{children}</span>
  </li>
);
