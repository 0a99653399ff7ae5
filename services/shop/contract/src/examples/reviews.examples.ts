import { describeCall } from '@stezhka/kit-contract/examples';
import { getReviewForm, getReviews, type RatingSummary, REVIEW_LENGTH, writeReview } from '../reviews.ts';

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

describeCall(getReviews, {
  summary: 'Reviews of a product',
  throws: ['not_found'],
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
          bought: true,
          createdAt: '2026-11-18T09:30:00.000Z',
        },
      ],
      rating: exampleRating,
      pagination: { page: 1, pages: 1, limit: 5, total: 3 },
    },
  },
});

const id = '6560b0d1a2c4e8f012345678';

describeCall(getReviewForm, {
  summary: 'Form of a product review',
  throws: ['not_found'],
  example: {
    params: { id },
    reply: {
      form: {
        name: 'review',
        action: `/data/product/review/${id}`,
        fields: [
          {
            name: 'rating',
            fullName: 'rating',
            type: 'select',
            label: 'Оцінка',
            required: true,
            value: '',
            options: [
              { value: '5', label: '5 — чудово' },
              { value: '4', label: '4 — добре' },
            ],
            attr: { isSelect: true },
          },
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
});

describeCall(writeReview, {
  summary: 'Write a product review',
  throws: ['not_found'],
  example: {
    params: { id },
    body: { name: 'Катерина', rating: '5', text: 'Двадцять вісім днів, три порожні камінці.' },
    reply: { state: 'pending' },
  },
});
