import { cx } from '@stezhka/shared-ui/cx';
import { Loading, Skeleton } from '@stezhka/shared-ui/skeleton';
import type { ProductCard as Product } from '@stezhka/shop-contract';
import { Fragment, type ReactNode } from 'react';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];

interface ProductGridProps {
  products: Product[];
  /** The level of the titles: one below the heading of the grid. */
  level: 2 | 3;
  priority?: number;
  row?: ReactNode;
  /** Few products: one that would stand alone in a last row is left out. */
  shelf?: boolean;
}

const BEFORE_ROW = 8;

export function ProductGrid({ products, level, priority = 0, row, shelf }: ProductGridProps) {
  return (
    <ul className={cx(styles.grid, shelf && styles.shelf)}>
      {products.map((product, i) => (
        <Fragment key={product.id}>
          {row && i === BEFORE_ROW && <li className={styles.row}>{row}</li>}
          <li>
            <ProductCard product={product} level={level} priority={i < priority} />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

export const WaitingGrid = ({ label, count = 8 }: { label: string; count?: number }) => (
  <Loading label={label} className={styles.grid}>
    {EIGHT.slice(0, count).map((n) => (
      <div key={n} className={styles.waiting}>
        <Skeleton ratio="4 / 5" shape="card" />
        <Skeleton width="80%" />
        <Skeleton width="40%" />
      </div>
    ))}
  </Loading>
);
