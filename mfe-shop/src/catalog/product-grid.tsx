import { Loading, Skeleton } from '@stezhka/shared-ui/skeleton';
import type { ProductCard as Product } from '@stezhka/shop-contract';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];

interface ProductGridProps {
  products: Product[];
  /** Of the titles: one below the head they stand under. */
  level: 2 | 3;
  /** So many pictures load at once. */
  priority?: number;
}

/** Products, two to four in a row. */
export function ProductGrid({ products, level, priority = 0 }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, i) => (
        <li key={product.id}>
          <ProductCard product={product} level={level} priority={i < priority} />
        </li>
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
