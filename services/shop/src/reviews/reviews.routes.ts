import { definition, formBody } from '@stezhka/kit/forms';
import { idParams, limit, page, pagination, serve, slugParams } from '@stezhka/kit/http';
import { getReviewForm, getReviews, type ReviewBody, writeReview } from '@stezhka/shop-contract';
import Joi from 'joi';
import { reviewForm } from './reviews.form.ts';
import { ReviewModel, type ReviewRow } from './reviews.model.ts';
import { presentReview } from './reviews.presenter.ts';
import { findBuyers, findRating, publishedProduct, saveReview } from './reviews.service.ts';

export const reviewTags = (slug: string): string[] => ['reviews', `reviews:${slug}`];

export const reviewRoutes = [
  serve(
    getReviews,
    { params: slugParams, query: Joi.object({ page, limit: limit(30, 5) }) },
    async ({ params, query, locale, cacheTags }) => {
      cacheTags(...reviewTags(params.slug), `product:${params.slug}`);
      const product = await publishedProduct({ slug: params.slug });
      const rating = await findRating(product._id);
      const paging = pagination(query.page!, query.limit!, rating.count);
      const rows = await ReviewModel.find({ product: product._id, state: 'approved' })
        .sort({ createdAt: -1, _id: -1 })
        .skip((paging.page - 1) * paging.limit)
        .limit(paging.limit)
        .lean<ReviewRow[]>();
      const buyers = await findBuyers(product._id, rows);
      const reviews = rows.map((row) => presentReview(row, { locale, bought: buyers.has(row.userId) }));
      return { reviews, rating, pagination: paging };
    },
  ),
  serve(getReviewForm, { params: idParams }, async ({ params, locale, identity, userId }) => {
    const product = await publishedProduct({ _id: params.id });
    const own = await ReviewModel.findOne({ product: product._id, userId: userId() }).lean<ReviewRow>();
    const form = await definition(reviewForm, {
      locale,
      csrf: identity.csrf ?? '',
      ...(own && { values: asWritten(own) }),
    });
    return { form: { ...form, action: writeReview.path.replace(':id', params.id) } };
  }),
  serve(
    writeReview,
    { params: idParams, body: formBody(reviewForm) },
    async ({ params, body, locale, userId }) => {
      const product = await publishedProduct({ _id: params.id });
      await saveReview({ product: product._id, userId: userId() }, body, locale);
      return { state: 'pending' as const };
    },
  ),
];

const asWritten = ({ name, text, language, rating }: ReviewRow): ReviewBody => ({
  name: name[language],
  text: text[language],
  rating: String(rating),
});
