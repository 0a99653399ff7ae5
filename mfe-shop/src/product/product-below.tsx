import { useText } from '@stezhka/intl';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import type { ProductReply } from '@stezhka/shop-contract';
import { ProductGrid } from '../product-card/product-grid.tsx';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import { KitOffers } from './kit-offers.tsx';
import { ProductTabs } from './product-tabs.tsx';

/** All that stands below the buy box: drawn with the page, its script comes once the page is there. */
export function ProductBelow({ product, kits, relatedProducts }: ProductReply) {
  const t = useText('shop');
  return (
    <>
      <Section tight>
        <ProductTabs product={product} />
      </Section>
      {kits.length > 0 && <KitOffers kits={kits} />}
      <Reviews product={product} />
      {relatedProducts.length > 0 && (
        <Section aria-labelledby="related">
          <SectionHead id="related" title={t('product.related')} />
          <ProductGrid products={relatedProducts} level={3} shelf />
        </Section>
      )}
      <RecentlyViewed without={product.id} />
    </>
  );
}
