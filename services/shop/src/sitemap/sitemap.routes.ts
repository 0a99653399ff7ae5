import { collectionPages, fixedPages, serveSitemap } from '@stezhka/kit/seo';
import { CONSTRUCTED_SLUG, catalogPath, offerPath, productPath } from '@stezhka/shop-contract';
import { CategoryModel, type CategoryRow } from '../categories/categories.model.ts';
import { presentCategoryLink } from '../categories/categories.presenter.ts';
import { readCategoryTree } from '../categories/category-tree.ts';
import { OfferModel } from '../offers/offers.model.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';

export const sitemapRoutes = [
  serveSitemap(
    [
      fixedPages('pages', [catalogPath()]),
      collectionPages<{ _id: unknown; slug: string }>('offers', {
        model: OfferModel,
        filter: () => ({ published: true }),
        select: 'slug',
        entries: async (rows) => rows.map(({ slug }) => ({ path: offerPath(slug) })),
      }),
      collectionPages<CategoryRow>('categories', {
        model: CategoryModel,
        select: 'slug parent',
        async entries(rows) {
          const tree = await readCategoryTree();
          return rows.map((row) => ({ path: catalogPath(presentCategoryLink(row, tree, 'uk')) }));
        },
      }),
      collectionPages<ProductRow & { updatedAt?: Date }>('products', {
        model: ProductModel,
        filter: () => ({ published: true }),
        select: 'slug category updatedAt',
        async entries(rows) {
          const tree = await readCategoryTree();
          return rows.flatMap(({ slug, category: id, updatedAt }) => {
            const category = tree.byId(id);
            // Without its category a product has no address.
            if (!category) return [];
            const path = productPath({ slug, category: presentCategoryLink(category, tree, 'uk') });
            const changed = updatedAt && { lastModified: updatedAt.toISOString() };
            const built = slug === CONSTRUCTED_SLUG ? [{ path: '/constructor' }] : [];
            return [{ path, ...changed }, ...built];
          });
        },
      }),
    ],
    { tags: ['products', 'shop-categories', 'offers'] },
  ),
];
