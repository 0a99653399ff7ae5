import { AppError } from '@stezhka/kit/errors';
import { serve, slugParams } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import { getProduct } from '@stezhka/shop-contract';
import { fbProduct } from '../analytics/analytics.presenter.ts';
import { readCategoryTree } from '../categories/category-tree.ts';
import { findKitsOf } from '../kits/kits.service.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { presentProduct, presentProductCards } from '../products/products.presenter.ts';
import { findProductCards } from '../products/products.service.ts';
import { findRating } from '../reviews/reviews.service.ts';

export const productPageRoutes = [
  serve(getProduct, { params: slugParams }, async ({ params, locale, cacheTags }) => {
    cacheTags('products', `product:${params.slug}`, 'shop-categories');
    const [tree, row] = await Promise.all([
      readCategoryTree(),
      ProductModel.findOne({ slug: params.slug, published: true }).lean<ProductRow>(),
    ]);
    const rating = row && (await findRating(row._id));
    const product = rating && (await presentProduct(row, { tree, rating, locale }));
    if (!product) throw new AppError('not_found');
    const [kits, related] = await Promise.all([
      findKitsOf(row._id, tree, locale),
      findProductCards(row.related.map(String)),
    ]);
    return {
      product,
      kits,
      fbData: fbProduct({ id: row._id, title: inLocale(row.title, locale), price: row.price, quantity: 1 }),
      relatedProducts: presentProductCards(related, tree, locale),
    };
  }),
];
