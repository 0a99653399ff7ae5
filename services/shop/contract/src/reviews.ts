import type { Id, Pagination } from '@stezhka/kit-contract';

export const MIN_RATING = 1;
export const MAX_RATING = 5;

export interface Review {
  id: Id;
  name: string;
  /** 1 to 5. */
  rating: number;
  text: string;
  /** Of the text: reviews nobody has translated stay in the words they were written in. */
  language: 'uk' | 'ru' | 'en';
  /** ISO 8601. */
  createdAt: string;
}

export interface RatingSummary {
  /** 1 to 5 with one digit behind the point; 0 while there is none. */
  average: number;
  count: number;
  /** How many gave each rating, five stars first. */
  spread: { rating: number; count: number }[];
}

export interface ReviewsReply {
  reviews: Review[];
  rating: RatingSummary;
  pagination: Pagination;
}
