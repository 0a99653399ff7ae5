import { AppError } from '@stezhka/kit/errors';
import { slugParams } from '@stezhka/kit/rules';
import { serve } from '@stezhka/kit/serve';
import { getDiaryOffer, getDiaryOfferAuthor } from '@stezhka/shop-contract';
import { trusted } from 'mongoose';
import { readCategoryTree } from '../categories/category-tree.ts';
import { CARD_FIELDS, ProductModel, type ProductRow } from '../products/products.model.ts';
import { presentProductCards } from '../products/products.presenter.ts';
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
      ProductModel.find({ _id: trusted({ $in: offer.products }) })
        .select(CARD_FIELDS)
        .lean<ProductRow[]>(),
    ]);
    const byId = new Map(rows.map((row) => [String(row._id), row]));
    const inOrder = offer.products.map((id) => byId.get(String(id))).filter((row) => row !== undefined);
    return { offer: presentOffer(offer, presentProductCards(inOrder, tree, locale), locale) };
  }),
  serve(getDiaryOfferAuthor, {}, async ({ locale, cacheTags }) => {
    cacheTags(TAG);
    const author = await OfferAuthorModel.findOne().sort({ _id: 1 }).hint({ _id: 1 }).lean();
    if (!author) throw new AppError('not_found');
    return { author: presentOfferAuthor(author, locale) };
  }),
];
