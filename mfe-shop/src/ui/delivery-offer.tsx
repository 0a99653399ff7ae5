import { useIntl } from '@stezhka/intl';
import type { Locale } from '@stezhka/kit-contract';
import { formatPrice } from '@stezhka/shared-ui/lib/format';
import { shell } from '@stezhka/shell-contract';
import { getDeliveryTerms } from '@stezhka/shop-contract';
import { useText } from './use-text.ts';

/** 'Free shipping from COUNT': pieces in English, ₴ in Ukrainian and Russian (product 2.6, Catalogue). */
export function DeliveryOffer() {
  const t = useText();
  const { locale } = useIntl();
  const terms = shell().useCall(getDeliveryTerms, undefined, { optional: true }).data;
  if (!terms) return null;
  const amount = formatPrice(terms.freeFrom, locale as Locale, terms.currency);
  return t('delivery.offer', { amount, count: terms.freeFromCount });
}
