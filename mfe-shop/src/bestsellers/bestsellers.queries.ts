import { query } from '@stezhka/shell-contract';
import { getBestsellers } from '@stezhka/shop-contract';

/** Products on one shelf. */
export const SHELF = 4;

export const bestsellersQuery = (limit: number) => query(getBestsellers, { query: { limit } });
