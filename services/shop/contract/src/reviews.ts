import { type FormReply, type Id, type Locale, operation, type Pagination } from '@stezhka/kit-contract';

export const MIN_RATING = 1;
export const MAX_RATING = 5;
/** Characters of a review. */
export const REVIEW_LENGTH = { min: 10, max: 2000 } as const;

export interface Review {
  id: Id;
  name: string;
  /** 1 to 5. */
  rating: number;
  text: string;
  /** Of the text: what nobody has translated stays in the words it was written in. */
  language: Locale;
  /** ISO 8601. */
  createdAt: string;
}

export interface RatingSummary {
  /** 1 to 5 with one digit behind the point; 0 while there is none. */
  average: number;
  count: number;
  /** How many gave each rating, five first. */
  spread: { rating: number; count: number }[];
}

export interface ReviewsReply {
  reviews: Review[];
  rating: RatingSummary;
  pagination: Pagination;
}

export type ReviewFormReply = FormReply;

export interface ReviewBody {
  /** How the writer signs. */
  name: string;
  /** '1' to '5', as the form sends it. */
  rating: string;
  text: string;
}

export interface WriteReviewReply {
  /** Nobody sees a new review before it is approved. */
  state: 'pending';
}

/** Approved ones, the newest first, five a page unless told. */
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

/** `id` is the product's; what the member wrote of it before is filled in. */
export const getReviewForm = operation<{ params: { id: Id }; reply: ReviewFormReply }>(
  'GET',
  '/form/review/:id',
  {
    access: 'user',
    reply: 'ReviewFormReply',
    tags: ['own-review'],
  },
);

/** One review of a product each: writing again replaces it, and it waits again. `id` is the product's. */
export const writeReview = operation<{ params: { id: Id }; body: ReviewBody; reply: WriteReviewReply }>(
  'POST',
  '/data/product/review/:id',
  {
    access: 'user',
    reply: 'WriteReviewReply',
    changes: ['own-review'],
  },
);
