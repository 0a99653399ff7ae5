import { useParams } from '@stezhka/router';
import { Breadcrumbs } from '@stezhka/shared-ui/breadcrumbs';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { getProduct, type Product } from '@stezhka/shop-contract';
import { useRef } from 'react';
import { ProductGrid } from '../catalog/product-grid.tsx';
import { useCrumbs } from '../ui/use-crumbs.ts';
import { useText } from '../ui/use-text.ts';
import { BuyBar } from './buy-bar.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import styles from './product.module.css';
import { productSlug } from './product-slug.ts';
import { ProductTabs } from './product-tabs.tsx';
import { usePurchase } from './use-purchase.ts';

/** One product: pictures, buy box, what there is to know, and what stands beside it. */
export function Component() {
  const t = useText();
  const { '*': splat } = useParams();
  const { data } = shell().useCall(getProduct, { params: { slug: productSlug(splat) } });
  if (!data) return null;
  const { product, relatedProducts } = data;
  return (
    <>
      <Buying key={product.id} product={product} />
      <Section tight>
        <ProductTabs key={product.id} product={product} />
      </Section>
      {relatedProducts.length > 0 && (
        <Section aria-labelledby="related">
          <SectionHead id="related" title={t('product.related')} />
          <ProductGrid products={relatedProducts} level={3} />
        </Section>
      )}
    </>
  );
}

function Buying({ product }: { product: Product }) {
  const t = useText();
  const crumbs = useCrumbs();
  const action = useRef<HTMLDivElement>(null);
  const purchase = usePurchase(product);
  return (
    <Section tight className={styles.page}>
      <Breadcrumbs
        items={crumbs(product.category, product.title)}
        label={t('crumbs')}
        className={styles.crumbs}
      />
      <div className={styles.columns}>
        <Gallery pictures={product.gallery} />
        <div className={styles.buy}>
          <BuyBox product={product} purchase={purchase} actionRef={action} />
        </div>
      </div>
      <BuyBar product={product} purchase={purchase} watched={action} />
    </Section>
  );
}
