import { type FormReply, type Id, type Locale, operation, type Pagination } from '@stezhka/kit-contract';

export const MIN_RATING = 1;
export const MAX_RATING = 5;
export const REVIEW_LENGTH = { min: 10, max: 2000 } as const;

export interface Review {
  id: Id;
  name: string;
  rating: number;
  text: string;
  /** The text's, the original one without a translation. */
  language: Locale;
  /** Its writer has received the product by an order. */
  bought: boolean;
  /** ISO 8601. */
  createdAt: string;
}

export interface RatingSummary {
  /** One decimal place; 0 without reviews. */
  average: number;
  count: number;
  spread: { rating: number; count: number }[];
}

export interface ReviewsReply {
  reviews: Review[];
  rating: RatingSummary;
  pagination: Pagination;
}

export type ReviewFormReply = FormReply;

export interface ReviewBody {
  name: string;
  rating: string;
  text: string;
}

export interface WriteReviewReply {
  /** A new review is hidden until it is approved. */
  state: 'pending';
}

/** Approved reviews, newest first. */
export const getReviews = operation<{
  params: { slug: string };
  query: { page?: number; limit?: number };
  reply: ReviewsReply;
}>('GET', '/data/product/reviews/:slug', {
  access: 'public',
  reply: 'ReviewsReply',
  cache: 60,
  tags: ['reviews'],
});

/** `id` is the product's; the member's own review is filled in. */
export const getReviewForm = operation<{ params: { id: Id }; reply: ReviewFormReply }>(
  'GET',
  '/form/review/:id',
  {
    access: 'user',
    reply: 'ReviewFormReply',
    tags: ['own-review'],
  },
);

/** One review per member and product: a new one replaces it. `id` is the product's. */
export const writeReview = operation<{ params: { id: Id }; body: ReviewBody; reply: WriteReviewReply }>(
  'POST',
  '/data/product/review/:id',
  {
    access: 'user',
    reply: 'WriteReviewReply',
    changes: ['own-review'],
  },
);
