import { query } from '@stezhka/shell-contract';
import { getReviews } from '@stezhka/shop-contract';

export const reviewsQuery = (slug: string, older: { page?: number; limit?: number } = {}) =>
  query(getReviews, { params: { slug }, query: older });
