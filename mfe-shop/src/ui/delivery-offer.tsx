import { useLocale, useText } from '@stezhka/intl';
import { formatPrice } from '@stezhka/shared-ui/format';
import { shell } from '@stezhka/shell-contract';
import { getDeliveryTerms } from '@stezhka/shop-contract';

/** From what delivery is free: ₴, in English pieces too (product 2.6, Catalogue; product 9, Free delivery). */
export function DeliveryOffer() {
  const t = useText('shop');
  const locale = useLocale();
  const terms = shell().useCall(getDeliveryTerms, undefined, { optional: true }).data;
  if (!terms) return null;
  const amount = formatPrice(terms.freeFrom, locale, terms.currency);
  return t('delivery.offer', { amount, count: terms.freeFromCount });
}
