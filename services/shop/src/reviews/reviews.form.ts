import { defineForm, select, text, textarea } from '@stezhka/kit/forms';
import { REVIEW_LENGTH } from '@stezhka/shop-contract';
import { labels, ratingNames } from './reviews.texts.ts';

const ratings = Object.keys(ratingNames)
  .sort()
  .reverse()
  .map((value) => ({ value, label: ratingNames[value]! }));

export const reviewForm = defineForm('review', {
  fields: {
    rating: select({
      label: labels.rating,
      required: true,
      options: ratings,
    }),
    text: textarea({
      label: labels.text,
      hint: labels.textHint,
      required: true,
      minLength: REVIEW_LENGTH.min,
      maxLength: REVIEW_LENGTH.max,
    }),
    name: text({ label: labels.name, hint: labels.nameHint, required: true, maxLength: 60 }),
  },
});
