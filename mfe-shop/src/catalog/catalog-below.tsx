import { useText } from '@stezhka/intl';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { getBestsellers } from '@stezhka/shop-contract';
import { ProductGrid } from '../product-card/product-grid.tsx';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';

const SHOWN = 4;

interface CatalogBelowProps {
  bestsellers: boolean;
  /** Ids of what stands above already. */
  listed: string[];
}

export function CatalogBelow({ bestsellers, listed }: CatalogBelowProps) {
  const t = useText('shop');
  const { data } = shell().useCall(
    getBestsellers,
    { query: { limit: listed.length + SHOWN } },
    { skip: !bestsellers, optional: true },
  );
  const others = (data?.products ?? []).filter(({ id }) => !listed.includes(id)).slice(0, SHOWN);
  return (
    <>
      {bestsellers && others.length === SHOWN && (
        <Section aria-labelledby="bestsellers">
          <SectionHead id="bestsellers" title={t('catalog.bestsellers')} />
          <ProductGrid products={others} level={3} shelf />
        </Section>
      )}
      <RecentlyViewed />
    </>
  );
}
