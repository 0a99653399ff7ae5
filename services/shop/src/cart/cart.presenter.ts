import { errorText } from '@stezhka/kit/error-reply';
import { inLocale } from '@stezhka/kit/localised';
import type { ImageData, Locale } from '@stezhka/kit-contract';
import {
  type Cart,
  type CartProduct,
  type Choices,
  constructedPicture,
  type GtagProduct,
  type KitLine,
} from '@stezhka/shop-contract';
import { trusted } from 'mongoose';
import { type CategoryTree, readCategoryTree } from '../categories/category-tree.ts';
import { extraOf, sayChoices } from '../constructor/choices.ts';
import { discountFor } from '../coupons/coupons.service.ts';
import { errors } from '../errors.ts';
import { KitModel, type KitRow, kitApart, presentKit } from '../kits/kits.model.ts';
import { CURRENCY, toHryvnias, toPrice } from '../money.ts';
import { type Counted, costOf, totalsOf, type Way } from '../pricing/totals.ts';
import { CARD_FIELDS, ProductModel, type ProductRow } from '../products/products.model.ts';
import { amountsOf, piecesOf, presentProductCard, stockStatusOf } from '../products/products.presenter.ts';
import { deliveryTerms } from '../settings/delivery.model.ts';
import type { CartKitLine, CartLine, CartRow } from './cart.model.ts';
import { priceOf } from './cart.service.ts';
import { kitsLeft } from './cart-kits.service.ts';

interface Shelf {
  tree: CategoryTree;
  products: Map<string, ProductRow>;
  kits: Map<string, KitRow>;
  locale: Locale;
}

/** A cart at today's prices, sent and paid for in a certain way once that is chosen; a line whose product or kit is gone is left out. */
export async function presentCart(cart: CartRow | null, locale: Locale, way?: Way): Promise<Cart> {
  const [shelf, terms] = await Promise.all([shelfOf(cart, locale), deliveryTerms()]);
  const lines = (cart?.products ?? [])
    .map((line) => presentLine(line, shelf))
    .filter((one) => one !== undefined);
  const kitLines = (cart?.kits ?? [])
    .map((line) => presentKitLine(line, shelf))
    .filter((one) => one !== undefined);
  const counted = [...lines, ...kitLines].map((one) => one.counted);
  const goods = counted.reduce((sum, { now, quantity }) => sum + now * quantity, 0);
  const promocode = await discountFor(cart?.coupon, goods);
  const cost = way && costOf(way, terms);
  const totals = totalsOf(counted, { terms, locale, discount: promocode.discount, ...cost });
  const products = lines.map(({ shown }) => shown);
  const kits = kitLines.map(({ shown }) => shown);
  const value = toHryvnias(totals.total);
  return {
    products,
    kits,
    total: {
      totalPrice: toPrice(totals.total, totals.totalBefore),
      deliveryPrice: toHryvnias(totals.delivery),
      paymentPrice: toHryvnias(totals.payment),
    },
    currency: CURRENCY,
    promocode: promocode.code,
    discount: toHryvnias(totals.discount),
    promocodeError: promocode.error
      ? errorText({ code: promocode.error.code, ...promocode.error.options }, locale, errors)
      : null,
    gtagData: { currency: CURRENCY, value, items: [...products.map(gtagOf), ...kits.map(gtagOfKit)] },
    fbData: {
      purchaseData: {
        content_ids: [...products.map(({ productId }) => productId), ...kits.map(({ kitId }) => kitId)],
        value,
        currency: CURRENCY,
        num_items: [...products, ...kits].reduce((sum, { quantity }) => sum + quantity, 0),
      },
    },
    version: cart?.version ?? 0,
  };
}

async function shelfOf(cart: CartRow | null, locale: Locale): Promise<Shelf> {
  const kitRows = cart?.kits?.length
    ? await KitModel.find({ _id: trusted({ $in: cart.kits.map(({ kit }) => kit) }) }).lean<KitRow[]>()
    : [];
  const wanted = [
    ...(cart?.products ?? []).map(({ product }) => product),
    ...kitRows.flatMap(({ mainProduct, extraProducts }) => [mainProduct, ...extraProducts]),
  ];
  const [tree, rows] = await Promise.all([
    readCategoryTree(),
    ProductModel.find({ _id: trusted({ $in: wanted }) })
      .select(CARD_FIELDS)
      .lean<ProductRow[]>(),
  ]);
  const byId = <T extends { _id: unknown }>(list: T[]) => new Map(list.map((one) => [String(one._id), one]));
  return { tree, products: byId(rows), kits: byId(kitRows), locale };
}

function presentLine(line: CartLine, { tree, products, locale }: Shelf) {
  const row = products.get(String(line.product));
  const card = row && presentProductCard(row, tree, locale);
  if (!card) return undefined;
  const { quantity, size } = line;
  const choices = line.choices ?? null;
  const amounts = withExtra(amountsOf(row, size), choices);
  // What was taken off the shelf stays in the cart as a wish.
  const pieces = row.published ? piecesOf(row, size) : 0;
  const { title, slug, category, imageData } = card;
  const shown: CartProduct = {
    id: String(line._id),
    productId: card.id,
    title,
    slug,
    category,
    imageData: choices ? constructedImage(choices) : imageData,
    size,
    choices: choices && sayChoices(choices, locale),
    quantity,
    ...pricesOf(amounts, quantity),
    stockStatus: stockStatusOf(pieces),
    left: leftOf(pieces, quantity),
    priceChange: changeOf(line.pricedAt, amounts.now),
  };
  return { shown, counted: { ...amounts, quantity } satisfies Counted };
}

function presentKitLine(line: CartKitLine, { tree, products, kits, locale }: Shelf) {
  const kit = kits.get(String(line.kit));
  const offer = kit && presentKit(kit, products, tree, locale);
  if (!offer) return undefined;
  const parts = [offer.mainProduct, ...offer.extraProducts].map(({ id }) => products.get(id)!);
  const amounts = { now: kit.price, before: kitApart(parts) };
  const { quantity } = line;
  const pieces = parts.every(({ published }) => published) ? kitsLeft(parts) : 0;
  const shown: KitLine = {
    ...offer,
    id: String(line._id),
    kitId: offer.id,
    quantity,
    ...pricesOf(amounts, quantity),
    stockStatus: stockStatusOf(pieces),
    left: leftOf(pieces, quantity),
    priceChange: changeOf(line.pricedAt, amounts.now),
  };
  return { shown, counted: { ...amounts, quantity } satisfies Counted };
}

const withExtra = ({ now, before }: { now: number; before: number | null }, choices: Choices | null) =>
  choices ? { now: now + extraOf(choices), before: null } : { now, before };

/** The picture of a diary of one's own, drawn from its choices. */
const constructedImage = (choices: Choices): ImageData => constructedPicture(choices, 400);

const pricesOf = ({ now, before }: { now: number; before: number | null }, quantity: number) => ({
  priceData: toPrice(now, before),
  sum: toPrice(now * quantity, before && before * quantity),
});

const leftOf = (pieces: number, quantity: number) => (pieces < quantity ? Math.max(pieces, 0) : null);

/** A line from before prices were noted says nothing. */
const changeOf = (then: number | undefined, now: number) =>
  then === undefined || then === now ? null : { from: toHryvnias(then), to: toHryvnias(now) };

const gtagOf = ({ productId, title, priceData, quantity, size }: CartProduct): GtagProduct => ({
  item_id: productId,
  item_name: size ? `${title}, ${size}` : title,
  price: priceData.price,
  quantity,
  currency: CURRENCY,
});
const gtagOfKit = ({ kitId, title, priceData, quantity }: KitLine): GtagProduct => ({
  item_id: kitId,
  item_name: title,
  price: priceData.price,
  quantity,
  currency: CURRENCY,
});

/** What analytics are told of a product that was put in or taken out. */
export const gtagProductOf = (
  row: ProductRow,
  { size, choices, quantity }: Pick<CartLine, 'size' | 'quantity' | 'choices'>,
  locale: Locale,
): GtagProduct => ({
  item_id: String(row._id),
  item_name: size ? `${inLocale(row.title, locale)}, ${size}` : inLocale(row.title, locale),
  price: toHryvnias(priceOf(row, { size, choices: choices ?? null })),
  quantity,
  currency: CURRENCY,
});

/** The same of a kit. */
export const gtagKitOf = (kit: KitRow, quantity: number, locale: Locale): GtagProduct => ({
  item_id: String(kit._id),
  item_name: inLocale(kit.title, locale),
  price: toHryvnias(kit.price),
  quantity,
  currency: CURRENCY,
});
