import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import type { Cart, CartProduct, GtagProduct } from '@stezhka/shop-contract';
import { trusted } from 'mongoose';
import { type CategoryTree, readCategoryTree } from '../categories/category-tree.ts';
import { CURRENCY, toHryvnias, toPrice } from '../money.ts';
import { CARD_FIELDS, ProductModel, type ProductRow } from '../products/products.model.ts';
import { amountsOf, piecesOf, presentProductCard, stockStatusOf } from '../products/products.presenter.ts';
import { deliveryTerms } from '../settings/delivery.model.ts';
import type { CartLine, CartRow } from './cart.model.ts';
import { totalsOf } from './cart.totals.ts';

/** A cart at today's prices; a line whose product is gone is left out. */
export async function presentCart(cart: CartRow | null, locale: Locale): Promise<Cart> {
  const lines = cart?.products ?? [];
  const [tree, terms, rows] = await Promise.all([
    readCategoryTree(),
    deliveryTerms(),
    ProductModel.find({ _id: trusted({ $in: lines.map(({ product }) => product) }) })
      .select(CARD_FIELDS)
      .lean<ProductRow[]>(),
  ]);
  const byId = new Map(rows.map((row) => [String(row._id), row]));
  const shown = lines
    .map((line) => presentLine(line, byId.get(String(line.product)), tree, locale))
    .filter((one) => one !== undefined);
  const { total, totalBefore, delivery, payment } = totalsOf(
    shown.map(({ counted }) => counted),
    terms,
    locale,
  );
  const products = shown.map(({ product }) => product);
  const value = toHryvnias(total);
  return {
    products,
    kits: [],
    total: {
      totalPrice: toPrice(total, totalBefore),
      deliveryPrice: toHryvnias(delivery),
      paymentPrice: toHryvnias(payment),
    },
    currency: CURRENCY,
    promocode: '',
    gtagData: { currency: CURRENCY, value, items: products.map(gtagOf) },
    fbData: {
      purchaseData: {
        content_ids: products.map(({ productId }) => productId),
        value,
        currency: CURRENCY,
        num_items: products.reduce((sum, { quantity }) => sum + quantity, 0),
      },
    },
    version: cart?.version ?? 0,
  };
}

function presentLine(line: CartLine, row: ProductRow | undefined, tree: CategoryTree, locale: Locale) {
  const card = row && presentProductCard(row, tree, locale);
  if (!card) return undefined;
  const { now, before } = amountsOf(row, line.size);
  const { quantity, size } = line;
  const { title, slug, category, imageData } = card;
  const product: CartProduct = {
    id: String(line._id),
    productId: card.id,
    title,
    slug,
    category,
    imageData,
    size,
    priceData: toPrice(now, before),
    sum: toPrice(now * quantity, before && before * quantity),
    quantity,
    stockStatus: stockStatusOf(piecesOf(row, size)),
  };
  return { product, counted: { now, before, quantity } };
}

const gtagOf = ({ productId, title, priceData, quantity, size }: CartProduct): GtagProduct => ({
  item_id: productId,
  item_name: size ? `${title}, ${size}` : title,
  price: priceData.price,
  quantity,
  currency: CURRENCY,
});

/** What analytics are told of a product that was put in or taken out. */
export const gtagProductOf = (
  row: ProductRow,
  { size, quantity }: Pick<CartLine, 'size' | 'quantity'>,
  locale: Locale,
): GtagProduct => ({
  item_id: String(row._id),
  item_name: size ? `${inLocale(row.title, locale)}, ${size}` : inLocale(row.title, locale),
  price: toHryvnias(amountsOf(row, size).now),
  quantity,
  currency: CURRENCY,
});
