import { useText } from '@stezhka/intl';
import { shell } from '@stezhka/shell-contract';
import { ProductGrid, WaitingGrid } from '../product-card/product-grid.tsx';
import { bestsellersQuery } from './bestsellers.queries.ts';

export function Component({ count }: { count: number }) {
  const t = useText('shop');
  const { data, isLoading } = shell().useCall(...bestsellersQuery(count), { optional: true });
  if (isLoading) return <WaitingGrid label={t('catalog.loading')} count={count} />;
  return data ? <ProductGrid products={data.products} level={3} shelf /> : null;
}
