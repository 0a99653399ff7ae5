import { AppError } from '@stezhka/kit/errors';
import { serve, slugParams } from '@stezhka/kit/http';
import { getDiaryOffer, getDiaryOfferAuthor } from '@stezhka/shop-contract';
import { type Types, trusted } from 'mongoose';
import { readCategoryTree } from '../categories/category-tree.ts';
import { presentProductCard } from '../products/products.presenter.ts';
import { findProductCards } from '../products/products.service.ts';
import { OfferAuthorModel, type OfferFields, OfferModel } from './offers.model.ts';
import { presentOffer, presentOfferAuthor } from './offers.presenter.ts';
import { readOffer } from './offers.service.ts';

const TAG = 'offers';

export const offerRoutes = [
  serve(getDiaryOffer, { params: slugParams }, async ({ params, locale, cacheTags }) => {
    cacheTags(TAG, `offer:${params.slug}`, 'products', 'shop-categories');
    const offer = await readOffer(params.slug);
    if (!offer) throw new AppError('not_found');
    const [tree, rows, related] = await Promise.all([
      readCategoryTree(),
      findProductCards(offer.products.map(String)),
      findOffersOf(offer.products, params.slug),
    ]);
    const products = rows.flatMap((row) => {
      const card = presentProductCard(row, tree, locale);
      return card ? [{ ...card, language: row.filters.language }] : [];
    });
    return { offer: presentOffer(offer, { products, related }, locale) };
  }),
  serve(getDiaryOfferAuthor, {}, async ({ locale, cacheTags }) => {
    cacheTags(TAG);
    const author = await OfferAuthorModel.findOne().sort({ _id: 1 }).hint({ _id: 1 }).lean();
    if (!author) throw new AppError('not_found');
    return { author: presentOfferAuthor(author, locale) };
  }),
];

/** The other offers whose own product is among these. */
const findOffersOf = (products: Types.ObjectId[], but: string) =>
  OfferModel.find({
    'products.0': trusted({ $in: products }),
    slug: trusted({ $ne: but }),
    published: true,
  })
    .sort({ slug: 1 })
    .hint({ slug: 1 })
    .select('slug title')
    .lean<Pick<OfferFields, 'slug' | 'title'>[]>();
