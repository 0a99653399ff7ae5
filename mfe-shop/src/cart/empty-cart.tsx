import { useText } from '@stezhka/intl';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { ToCatalog } from '../ui/to-catalog.tsx';

export function EmptyCart() {
  const t = useText('shop');
  return <EmptyState title={t('cart.empty')} text={t('cart.emptyText')} action={<ToCatalog />} />;
}
