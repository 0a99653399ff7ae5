import { useText } from '@stezhka/intl';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { ProductGrid, WaitingGrid } from '../product-card/product-grid.tsx';
import { bestsellersQuery, SHELF } from './bestsellers.queries.ts';

/** Under an empty cart or list of wishes, which would otherwise end there. */
export function BestsellersShelf() {
  const t = useText('shop');
  const { data, isLoading } = shell().useCall(...bestsellersQuery(SHELF), { optional: true });
  if (!isLoading && !data?.products.length) return null;
  return (
    <Section tight aria-labelledby="bestsellers">
      <SectionHead id="bestsellers" title={t('catalog.bestsellers')} />
      {data ? (
        <ProductGrid products={data.products} level={3} shelf />
      ) : (
        <WaitingGrid label={t('catalog.loading')} count={SHELF} />
      )}
    </Section>
  );
}
