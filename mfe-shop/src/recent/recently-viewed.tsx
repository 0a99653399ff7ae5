import { useText } from '@stezhka/intl';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { getProductCards } from '@stezhka/shop-contract';
import { useEffect, useState } from 'react';
import { ProductGrid } from '../product-card/product-grid.tsx';
import { viewed } from './viewed-products.ts';

const SHOWN = 4;

/** What this browser has looked at before; only it knows, so nothing of it is in the document. */
export function RecentlyViewed({ without }: { without?: string }) {
  const t = useText('shop');
  const [ids, setIds] = useState<string[]>([]);
  useEffect(
    () =>
      setIds(
        viewed()
          .filter((id) => id !== without)
          .slice(0, SHOWN),
      ),
    [without],
  );
  const { data } = shell().useCall(
    getProductCards,
    { query: { id: ids } },
    { skip: ids.length === 0, optional: true },
  );
  if (!ids.length || !data?.products.length) return null;
  return (
    <Section aria-labelledby="viewed">
      <SectionHead id="viewed" title={t('recent.title')} />
      <ProductGrid products={data.products} level={3} shelf />
    </Section>
  );
}
