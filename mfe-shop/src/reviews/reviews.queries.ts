import { query } from '@stezhka/shell-contract';
import { getReviews } from '@stezhka/shop-contract';

/** The first reviews of a product; older ones by page. */
export const reviewsQuery = (slug: string, older: { page?: number; limit?: number } = {}) =>
  query(getReviews, { params: { slug }, query: older });
