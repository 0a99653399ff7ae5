import { useText } from '@stezhka/intl';
import { useParams } from '@stezhka/router';
import { Breadcrumbs } from '@stezhka/shared-ui/breadcrumbs';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import { addView, type Product } from '@stezhka/shop-contract';
import { useEffect, useRef } from 'react';
import { usePurchase } from '../purchase/use-purchase.ts';
import { rememberViewed } from '../recent/viewed-products.ts';
import { useCrumbs } from '../ui/use-crumbs.ts';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import styles from './product.module.css';
import { productQuery } from './product.queries.ts';

const BuyBar = lazyPart(async () => (await import('./buy-bar.tsx')).BuyBar, { when: 'hydrated' });
const Below = lazyPart(
  async () => (await import(/* webpackChunkName: "product-slug.below" */ './product-below.tsx')).ProductBelow,
);

export function Component() {
  const { '*': splat } = useParams();
  const { data } = shell().useCall(...productQuery(splat));
  if (!data) return null;
  const { id } = data.product;
  return (
    <>
      <Buying key={`buy-${id}`} product={data.product} />
      <Below key={`below-${id}`} {...data} />
    </>
  );
}

function Buying({ product }: { product: Product }) {
  const t = useText('shop');
  const crumbs = useCrumbs();
  const action = useRef<HTMLDivElement>(null);
  const purchase = usePurchase(product);
  useView(product);
  return (
    <Section tight className={styles.page}>
      <Breadcrumbs
        items={crumbs(product.category, product.title)}
        label={t('crumbs')}
        className={styles.crumbs}
      />
      <div className={styles.columns}>
        <Gallery pictures={product.gallery} chosen={purchase.chosen?.imageData ?? null} />
        <div className={styles.buy}>
          <BuyBox product={product} purchase={purchase} actionRef={action} />
        </div>
      </div>
      <BuyBar purchase={purchase} watched={action} />
    </Section>
  );
}

/** Each view is recorded on the server (product 2.6, Product page), and here for 'recently viewed'. */
function useView({ id }: Pick<Product, 'id'>): void {
  const [recordView] = shell().useChange(addView, { quiet: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per product, however often the page is drawn
  useEffect(() => {
    rememberViewed(id);
    // A view that is not counted is no one's trouble.
    recordView({ params: { id } }).catch(() => {});
  }, [id]);
}
