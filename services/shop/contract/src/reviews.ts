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

export const exampleRating: RatingSummary = {
  average: 4.7,
  count: 3,
  spread: [
    { rating: 5, count: 2 },
    { rating: 4, count: 1 },
    { rating: 3, count: 0 },
    { rating: 2, count: 0 },
    { rating: 1, count: 0 },
  ],
};

/** Approved ones, the newest first, five a page unless told. */
export const getReviews = operation<{
  params: { slug: string };
  query: { page?: number; limit?: number };
  reply: ReviewsReply;
}>('GET', '/data/product/reviews/:slug', {
  summary: 'Reviews of a product',
  throws: ['not_found'],
  access: 'public',
  reply: 'ReviewsReply',
  cache: 60,
  tags: ['reviews'],
  example: {
    params: { slug: 'diary' },
    query: { page: 1 },
    reply: {
      reviews: [
        {
          id: '6560b0d1a2c4e8f0bbbb0001',
          name: 'Катерина',
          rating: 5,
          text: 'Двадцять вісім днів, три порожні камінці. Уперше мені за них не соромно.',
          language: 'uk',
          createdAt: '2026-11-18T09:30:00.000Z',
        },
      ],
      rating: exampleRating,
      pagination: { page: 1, pages: 1, limit: 5, total: 3 },
    },
  },
});

const id = '6560b0d1a2c4e8f012345678';

/** `id` is the product's; what the member wrote of it before is filled in. */
export const getReviewForm = operation<{ params: { id: Id }; reply: ReviewFormReply }>(
  'GET',
  '/form/review/:id',
  {
    summary: 'Form of a product review',
    throws: ['not_found'],
    access: 'user',
    reply: 'ReviewFormReply',
    tags: ['own-review'],
    example: {
      params: { id },
      reply: {
        form: {
          name: 'review',
          action: `/data/product/review/${id}`,
          fields: [
            {
              name: 'text',
              fullName: 'text',
              type: 'textarea',
              label: 'Ваш відгук',
              required: true,
              value: '',
              attr: { maxlength: REVIEW_LENGTH.max },
            },
          ],
        },
      },
    },
  },
);

/** One review of a product each: writing again replaces it, and it waits again. `id` is the product's. */
export const writeReview = operation<{ params: { id: Id }; body: ReviewBody; reply: WriteReviewReply }>(
  'POST',
  '/data/product/review/:id',
  {
    summary: 'Write a product review',
    throws: ['not_found'],
    access: 'user',
    reply: 'WriteReviewReply',
    changes: ['own-review'],
    example: {
      params: { id },
      body: { name: 'Катерина', rating: '5', text: 'Двадцять вісім днів, три порожні камінці.' },
      reply: { state: 'pending' },
    },
  },
);
