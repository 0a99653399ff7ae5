import { useLocale, useText } from '@stezhka/intl';
import { formatPrice } from '@stezhka/shared-ui/format';
import { Icon } from '@stezhka/shared-ui/icon';
import { shell } from '@stezhka/shell-contract';
import { getDeliveryTerms } from '@stezhka/shop-contract';
import { CircleAlert, CircleCheck, Languages, type LucideIcon, RotateCcw, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './buy-box.module.css';
import { isForeign } from './printed-in.ts';

interface BuyFactsProps {
  available: boolean;
  fewLeft: number | null;
  constructed: boolean;
  language: string;
}

export function BuyFacts({ available, fewLeft, constructed, language }: BuyFactsProps) {
  const t = useText('shop');
  const locale = useLocale();
  return (
    <ul className={styles.facts}>
      <Fact icon={available ? CircleCheck : CircleAlert}>
        {t(available ? 'stock.in' : 'stock.out')}
        {available && fewLeft && `, ${t('cart.left', { left: fewLeft })}`}
      </Fact>
      <DeliveryFact />
      {isForeign(language, locale) && <Fact icon={Languages}>{t('product.printedInUkrainian')}</Fact>}
      <Fact icon={RotateCcw}>{t(constructed ? 'constructor.note' : 'product.returns')}</Fact>
    </ul>
  );
}

function DeliveryFact() {
  const t = useText('shop');
  const locale = useLocale();
  const terms = shell().useCall(getDeliveryTerms, undefined, { optional: true }).data;
  if (!terms) return null;
  const money = (value: number) => formatPrice(value, locale, terms.currency);
  return (
    <Fact icon={Truck}>
      {t('product.delivery', {
        price: money(terms.price),
        amount: money(terms.freeFrom),
      })}
    </Fact>
  );
}

const Fact = ({ icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className={styles.fact}>
    <Icon of={icon} size={20} />
    <span>{children}</span>
  </li>
);
