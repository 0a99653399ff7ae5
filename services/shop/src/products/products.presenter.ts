import { presentHtml } from '@stezhka/kit/files';
import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import type { ImageData, Locale } from '@stezhka/kit-contract';
import {
  FEW_PIECES,
  type PicturedSize,
  type Product,
  type ProductCard,
  type ProductSize,
  type RatingSummary,
  type StockStatus,
} from '@stezhka/shop-contract';
import { presentCategoryLink } from '../categories/categories.presenter.ts';
import type { CategoryTree } from '../categories/category-tree.ts';
import { toHryvnias, toPrice } from '../money/money.ts';
import type { ProductRow } from './products.model.ts';
import { unitPrices } from './products.service.ts';

/** Undefined while its category is missing: it has no address then. */
export function presentProductCard(
  row: ProductRow,
  tree: CategoryTree,
  locale: Locale,
): ProductCard | undefined {
  const category = tree.byId(row.category);
  if (!category) return undefined;
  return {
    id: String(row._id),
    slug: row.slug,
    title: inLocale(row.title, locale),
    category: presentCategoryLink(category, tree, locale),
    imageData: toImageData('shop', row.picture, locale),
    priceData: toPrice(row.price, row.oldPrice),
    priceFrom: priceFrom(row),
    ...presentStock(row.stock),
    sizes: presentSizes(row),
    isBestseller: row.isBestseller,
    isInCart: false,
  };
}

export const presentProductCards = (rows: ProductRow[], tree: CategoryTree, locale: Locale): ProductCard[] =>
  rows.map((row) => presentProductCard(row, tree, locale)).filter((card) => card !== undefined);

/** Beside the attributes on a wide page. */
const DESCRIPTION_SIZES =
  '(min-width: 1328px) 584px, (min-width: 992px) 44vw, (min-width: 720px) 656px, calc(100vw - 2rem)';

export async function presentProduct(
  row: ProductRow,
  { tree, rating, locale }: { tree: CategoryTree; rating: RatingSummary; locale: Locale },
): Promise<Product | undefined> {
  const card = presentProductCard(row, tree, locale);
  if (!card) return undefined;
  const pictures = [row.picture, ...row.gallery, ...row.sizes.map(({ picture }) => picture)];
  return {
    ...card,
    rating,
    sku: row.sku,
    language: row.filters.language,
    shortDescription: inLocale(row.shortDescription, locale),
    description: await presentHtml(inLocale(row.description, locale), {
      domain: 'shop',
      sizes: DESCRIPTION_SIZES,
    }),
    attributes: row.attributes.map(({ name, value }) => ({
      name: inLocale(name, locale),
      value: inLocale(value, locale),
    })),
    sizes: presentPicturedSizes(row, locale),
    sizeTable: row.sizeTable.map(({ size, width, height, thickness, weight }) => ({
      size,
      width,
      height,
      thickness,
      weight,
    })),
    certificate: await presentHtml(inLocale(row.certificate, locale), { domain: 'shop' }),
    gallery: pictures.map((one) => toImageData('shop', one, locale)).filter((one): one is ImageData => !!one),
  };
}

const presentSizes = (row: ProductRow): ProductSize[] =>
  row.sizes.map(({ value, stock }) => ({ value, priceData: sizePrice(row, value), ...presentStock(stock) }));

const presentPicturedSizes = (row: ProductRow, locale: Locale): PicturedSize[] =>
  presentSizes(row).map((size, n) => ({
    ...size,
    imageData: toImageData('shop', row.sizes[n]!.picture, locale),
  }));

const presentStock = (pieces: number) => ({ stockStatus: stockStatusOf(pieces), fewLeft: fewOf(pieces) });

export const stockStatusOf = (pieces: number): StockStatus => (pieces > 0 ? 'in_stock' : 'not_in_stock');

export const fewOf = (pieces: number): number | null => (pieces > 0 && pieces <= FEW_PIECES ? pieces : null);

function priceFrom(row: ProductRow): number | null {
  const prices = row.sizes.map(({ value }) => unitPrices(row, value).now);
  return new Set(prices).size > 1 ? toHryvnias(Math.min(...prices)) : null;
}

const sizePrice = (row: ProductRow, size: string) => {
  const { now, before } = unitPrices(row, size);
  return toPrice(now, before);
};
