import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { getBestsellers } from '@stezhka/shop-contract';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { useText } from '../ui/use-text.ts';
import { ProductGrid } from './product-grid.tsx';

const SHOWN = 4;

/** Under the list: what others choose, on the catalogue's own first page, and what this visitor has looked at. */
export function CatalogBelow({ bestsellers }: { bestsellers: boolean }) {
  const t = useText();
  const { data } = shell().useCall(
    getBestsellers,
    { query: { limit: SHOWN } },
    { skip: !bestsellers, optional: true },
  );
  return (
    <>
      {bestsellers && !!data?.products.length && (
        <Section aria-labelledby="bestsellers">
          <SectionHead id="bestsellers" title={t('catalog.bestsellers')} />
          <ProductGrid products={data.products} level={3} />
        </Section>
      )}
      <RecentlyViewed />
    </>
  );
}
