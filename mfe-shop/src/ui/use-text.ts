import { useIntl } from '@stezhka/intl';

/** A text of the shop: t('cart.title') is 'shop.cart.title'. */
export function useText() {
  const { formatMessage } = useIntl();
  return (key: string, values?: Record<string, string | number>) =>
    formatMessage({ id: `shop.${key}` }, values);
}
