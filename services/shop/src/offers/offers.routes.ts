import { AppError } from '@stezhka/kit/errors';
import { serve, slugParams } from '@stezhka/kit/http';
import { getDiaryOffer, getDiaryOfferAuthor } from '@stezhka/shop-contract';
import { readCategoryTree } from '../categories/category-tree.ts';
import { presentProductCards } from '../products/products.presenter.ts';
import { findProductCards } from '../products/products.service.ts';
import { OfferAuthorModel, type OfferFields, OfferModel } from './offers.model.ts';
import { presentOffer, presentOfferAuthor } from './offers.presenter.ts';

const TAG = 'offers';

export const offerRoutes = [
  serve(getDiaryOffer, { params: slugParams }, async ({ params, locale, cacheTags }) => {
    cacheTags(TAG, `offer:${params.slug}`, 'products', 'shop-categories');
    const offer = await OfferModel.findOne({ slug: params.slug, published: true }).lean<OfferFields>();
    if (!offer) throw new AppError('not_found');
    const [tree, rows] = await Promise.all([
      readCategoryTree(),
      findProductCards(offer.products.map(String)),
    ]);
    return { offer: presentOffer(offer, presentProductCards(rows, tree, locale), locale) };
  }),
  serve(getDiaryOfferAuthor, {}, async ({ locale, cacheTags }) => {
    cacheTags(TAG);
    const author = await OfferAuthorModel.findOne().sort({ _id: 1 }).hint({ _id: 1 }).lean();
    if (!author) throw new AppError('not_found');
    return { author: presentOfferAuthor(author, locale) };
  }),
];
