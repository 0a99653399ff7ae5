import { AppError } from '@stezhka/kit/errors';
import { serve } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import {
  CONSTRUCTED_SLUG,
  type ConstructorOption,
  constructedImage,
  getConstructed,
  getConstructor,
} from '@stezhka/shop-contract';
import { toHryvnias, toPrice } from '../money/money.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import {
  COVER_OPTIONS,
  choicesQuery,
  ENGRAVING_EXTRA,
  extraPrice,
  INNER_OPTIONS,
  PAPER_OPTIONS,
} from './choices.ts';

export const constructorRoutes = [
  serve(getConstructor, {}, async ({ locale, cacheTags }) => {
    cacheTags('products');
    const product = await constructed();
    return {
      productId: String(product._id),
      title: inLocale(product.title, locale),
      description: inLocale(product.shortDescription, locale),
      inStock: product.stock > 0,
      priceData: toPrice(product.price, product.oldPrice),
      covers: presentOptions(COVER_OPTIONS, locale),
      inners: presentOptions(INNER_OPTIONS, locale),
      papers: presentOptions(PAPER_OPTIONS, locale),
      engravingExtra: toHryvnias(ENGRAVING_EXTRA),
    };
  }),
  serve(getConstructed, { query: choicesQuery }, async ({ query, cacheTags }) => {
    cacheTags('products');
    const { price } = await constructed();
    return { priceData: toPrice(price + extraPrice(query)), picture: constructedImage(query) };
  }),
];

async function constructed(): Promise<ProductRow> {
  const product = await ProductModel.findOne({ slug: CONSTRUCTED_SLUG, published: true }).lean<ProductRow>();
  if (!product) throw new AppError('not_found');
  return product;
}

const presentOptions = <Value extends string>(
  options: Record<Value, { label: Record<Locale, string>; extra: number }>,
  locale: Locale,
): ConstructorOption<Value>[] =>
  (Object.keys(options) as Value[]).map((value) => ({
    value,
    label: options[value].label[locale],
    extra: toHryvnias(options[value].extra),
  }));
