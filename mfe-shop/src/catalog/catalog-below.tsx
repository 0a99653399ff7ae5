import { useText } from '@stezhka/intl';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { bestsellersQuery, SHELF } from '../bestsellers/bestsellers.queries.ts';
import { ProductGrid } from '../product-card/product-grid.tsx';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';

interface CatalogBelowProps {
  bestsellers: boolean;
  /** Ids of what stands above already. */
  listed: string[];
}

export function CatalogBelow({ bestsellers, listed }: CatalogBelowProps) {
  const t = useText('shop');
  const { data } = shell().useCall(...bestsellersQuery(listed.length + SHELF), {
    skip: !bestsellers,
    optional: true,
  });
  const others = (data?.products ?? []).filter(({ id }) => !listed.includes(id)).slice(0, SHELF);
  return (
    <>
      {bestsellers && others.length === SHELF && (
        <Section aria-labelledby="bestsellers">
          <SectionHead id="bestsellers" title={t('catalog.bestsellers')} />
          <ProductGrid products={others} level={3} shelf />
        </Section>
      )}
      <RecentlyViewed />
    </>
  );
}
