import { largest, missingPage, serveSeo } from '@stezhka/kit/seo';
import type { Locale, Localised, Seo } from '@stezhka/kit-contract';
import {
  CONSTRUCTED_SLUG,
  catalogPath,
  constructedPicture,
  FIRST_CHOICES,
  productPath,
} from '@stezhka/shop-contract';
import { presentCategoryCard } from '../categories/categories.presenter.ts';
import { readCategoryTree } from '../categories/category-tree.ts';
import { isInProgress } from '../orders/order-states.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { presentProduct } from '../products/products.presenter.ts';
import { findRating } from '../reviews/reviews.service.ts';
import { breadcrumbsJsonLd, productJsonLd } from './json-ld.ts';
import { offerOf, offerSeo } from './offer-seo.ts';
import { SEO_TEXTS } from './seo.texts.ts';

export const seoRoutes = [
  serveSeo(async ({ path, search, locale, cacheTags }) => {
    const [section, ...rest] = path.split('/').filter(Boolean);
    const slug = rest.at(-1);
    if (section === 'catalog') {
      cacheTags('shop-categories');
      return slug ? categorySeo({ path, search, slug }, locale) : rootSeo(locale);
    }
    if (section === 'product' && slug) {
      cacheTags('products', `product:${slug}`, 'shop-categories');
      return productSeo({ path, search, slug }, locale);
    }
    if (path === '/cart/thanks') return thanksSeo(search, locale);
    if (section === 'order' && rest.length === 1) {
      const known = await OrderModel.exists({ token: slug });
      return known ? ownPageSeo(SEO_TEXTS.order, locale) : missingPage(locale);
    }
    const offer = offerOf(path);
    if (offer) {
      cacheTags('offers', `offer:${offer.slug}`);
      const thanks = offer.thanks ? await thanksSeo(search, locale) : undefined;
      return offerSeo({ slug: offer.slug, thanks }, locale);
    }
    if (path === '/constructor') {
      cacheTags('products');
      return constructorSeo(locale);
    }
    const own = Object.hasOwn(OWN_PAGES, path) ? OWN_PAGES[path] : undefined;
    return own ? ownPageSeo(own, locale) : missingPage(locale);
  }),
];

const moved = (locale: Locale, location: string): Seo => ({ ...missingPage(locale), status: 301, location });
const OWN_PAGES: Record<string, Localised> = {
  '/cart': SEO_TEXTS.cart,
  '/order': SEO_TEXTS.findOrder,
  '/wishlist': SEO_TEXTS.wishlist,
};

const ownPageSeo = (title: Localised, locale: Locale): Seo => ({
  status: 200,
  title: title[locale],
  description: '',
  noindex: true,
});

async function thanksSeo(search: string, locale: Locale): Promise<Seo> {
  const token = new URLSearchParams(search).get('order') ?? '';
  const order = token && (await OrderModel.findOne({ token }).select('kind state').lean<OrderRow>());
  if (!order) return ownPageSeo(SEO_TEXTS.noOrder, locale);
  const thanked = order.kind === 'goods' && isInProgress(order.state);
  return ownPageSeo(thanked ? SEO_TEXTS.thanks : SEO_TEXTS.order, locale);
}

const rootSeo = (locale: Locale): Seo => ({
  status: 200,
  title: SEO_TEXTS.catalog[locale],
  description: SEO_TEXTS.catalogDescription[locale],
  type: 'website',
  jsonLd: [breadcrumbsJsonLd(null, locale)],
});

async function constructorSeo(locale: Locale): Promise<Seo> {
  const sold = await ProductModel.exists({ slug: CONSTRUCTED_SLUG, published: true });
  if (!sold) return missingPage(locale);
  const title = SEO_TEXTS.constructor[locale];
  return {
    status: 200,
    title,
    description: SEO_TEXTS.constructorDescription[locale],
    type: 'website',
    image: constructedPicture(FIRST_CHOICES, 800),
    jsonLd: [breadcrumbsJsonLd(null, locale, { title, path: '/constructor' })],
  };
}

/** A wrong category chain redirects to the right one, the query included. */
interface Address {
  path: string;
  search: string;
  slug: string;
}

async function categorySeo({ path, search, slug }: Address, locale: Locale): Promise<Seo> {
  const tree = await readCategoryTree();
  const row = tree.find(slug);
  if (!row) return missingPage(locale);
  const category = presentCategoryCard(row, tree, locale);
  if (catalogPath(category) !== path) return moved(locale, catalogPath(category) + search);
  const image = largest(category.imageData);
  return {
    status: 200,
    title: category.title,
    description: category.description,
    type: 'website',
    ...(image && { image }),
    jsonLd: [breadcrumbsJsonLd(category, locale)],
  };
}

async function productSeo({ path, search, slug }: Address, locale: Locale): Promise<Seo> {
  const [tree, row] = await Promise.all([
    readCategoryTree(),
    ProductModel.findOne({ slug, published: true }).lean<ProductRow>(),
  ]);
  const rating = row && (await findRating(row._id));
  const product = rating && (await presentProduct(row, { tree, rating, locale }));
  if (!product) return missingPage(locale);
  const address = productPath(product);
  if (address !== path) return moved(locale, address + search);
  const images = product.gallery.map(largest).filter((one) => one !== undefined);
  return {
    status: 200,
    title: product.title,
    description: product.shortDescription,
    type: 'product',
    ...(images[0] && { image: images[0] }),
    jsonLd: [
      productJsonLd(product, images, locale),
      breadcrumbsJsonLd(product.category, locale, { title: product.title, path: address }),
    ],
  };
}
