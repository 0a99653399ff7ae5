import { defineForm, select } from '@stezhka/kit/forms';
import { purge } from '@stezhka/kit/gateway';
import { inLocale } from '@stezhka/kit/localised';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import type { Localised } from '@stezhka/kit-contract';
import type { HydratedDocument } from 'mongoose';
import { ProductModel } from '../products/products.model.ts';
import { REVIEW_STATES, type ReviewFields, ReviewModel, type ReviewState } from './reviews.model.ts';
import { reviewTags } from './reviews.routes.ts';
import { labels, stateNames } from './reviews.texts.ts';

const states = REVIEW_STATES.map((value) => ({ value, label: stateNames[value] }));

/** Staff approve or refuse reviews; they never edit them. */
export const reviewResource = defineResource({
  name: 'reviews',
  domain: 'shop',
  title: labels.reviews,
  model: ReviewModel,
  form: defineForm('review', {
    prefix: 'review',
    fields: { state: select({ label: labels.state, required: true, options: states }) },
  }),
  example: { state: 'approved' },
  policy: STAFF,
  actions: ['update', 'remove'],
  columns: {
    state: {
      label: labels.state,
      filter: states,
      value: ({ state }, locale) => stateNames[state][locale],
    },
    rating: { label: labels.rating, type: 'number' },
    text: { label: labels.words, value: ({ text, language }) => text[language] },
    name: { label: labels.name, value: ({ name, language }) => name[language] },
    product: {
      label: labels.product,
      value: (review, locale) => inLocale(productOf(review)?.title, locale),
    },
    createdAt: { label: labels.createdAt, type: 'date', sort: { createdAt: -1, _id: -1 } },
  },
  searchable: ['text', 'name'],
  sort: '-createdAt',
  populate: ['product'],
  toValues: ({ state }) => ({ state }),
  toFields: ({ state }) => ({ state: state as ReviewState }),
  changed: async ({ before, after, session }) => {
    const id = (after ?? before)!.product;
    const product = await ProductModel.findById(id).select('slug').session(session).lean();
    if (product) await purge(session, [...reviewTags(product.slug), `product:${product.slug}`]);
  },
});

const productOf = (review: HydratedDocument<ReviewFields>) =>
  review.product as unknown as { title?: Localised } | undefined;
