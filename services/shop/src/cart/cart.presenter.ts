import { errorText } from '@stezhka/kit/errors';
import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import type { Locale } from '@stezhka/kit-contract';
import {
  type Cart,
  type CartProduct,
  type CheckoutOptions,
  constructedPicture,
  DELIVERY_METHODS,
  type KitLine,
  PAYMENT_METHODS,
} from '@stezhka/shop-contract';
import { type AnalyticsItem, presentAnalytics } from '../analytics/analytics.presenter.ts';
import { type CategoryTree, readCategoryTree } from '../categories/category-tree.ts';
import { formatChoices } from '../constructor/choices.ts';
import { findDiscount } from '../coupons/coupons.service.ts';
import { offeredDelivery } from '../delivery/delivery-methods.ts';
import { readDeliveryTerms } from '../delivery/delivery-terms.model.ts';
import { errors } from '../errors.ts';
import { partIds } from '../kits/kits.model.ts';
import { partsTotal, presentKit } from '../kits/kits.presenter.ts';
import { CURRENCY, toHryvnias, toPrice } from '../money/money.ts';
import { offeredPayments } from '../payments/provider.ts';
import { feeOf } from '../pricing/payment-fee.ts';
import { freeGoodsRefusal, goodsTotal, type PricedLine, totalsOf } from '../pricing/totals.ts';
import { presentProductCard, stockStatusOf } from '../products/products.presenter.ts';
import { pictureOf } from '../products/products.service.ts';
import type { CartKitLine, CartLine, CartRow } from './cart.model.ts';
import { type CartProducts, readCartProducts } from './cart-products.ts';
import {
  type Available,
  availableFor,
  type Demand,
  demandOf,
  unitOfKit,
  unitOfLine,
} from './cart-stock.service.ts';
import { pricesOf } from './line-price.ts';

interface LineContext extends CartProducts {
  demand: Demand;
  tree: CategoryTree;
  locale: Locale;
}

/** What the checkout form begins with. */
export const firstOptions = (): CheckoutOptions => ({
  delivery: offeredDelivery()[0]!,
  payment: offeredPayments()[0]!,
});

/** A cart at today's prices, delivered and paid for by `options`; lines whose product or kit is gone are left out. */
export async function presentCart(
  cart: CartRow | null,
  locale: Locale,
  options: CheckoutOptions = firstOptions(),
): Promise<Cart> {
  const [goods, tree, terms] = await Promise.all([
    readCartProducts(cart),
    readCategoryTree(),
    readDeliveryTerms(),
  ]);
  const context = { ...goods, demand: demandOf(cart, goods), tree, locale };
  const lines = (cart?.products ?? [])
    .map((line) => presentLine(line, context))
    .filter((one) => one !== undefined);
  const kitLines = (cart?.kits ?? [])
    .map((line) => presentKitLine(line, context))
    .filter((one) => one !== undefined);
  const counted = [...lines, ...kitLines].map((one) => one.counted);
  const promocode = await findDiscount(cart?.coupon, goodsTotal(counted));
  const totalsFor = ({ delivery, payment }: CheckoutOptions) =>
    totalsOf(counted, { terms, discount: promocode.discount, fee: feeOf(payment, terms), delivery });
  const totals = totalsFor(options);
  const costsTheSame = (other: Partial<CheckoutOptions>) =>
    totalsFor({ ...options, ...other }).total === totals.total;
  const refusal = freeGoodsRefusal(counted);
  const sold: AnalyticsItem[] = [...lines, ...kitLines].map((one) => one.sold);
  return {
    id: cart ? String(cart._id) : '',
    member: cart?.userId !== undefined,
    products: lines.map(({ shown }) => shown),
    kits: kitLines.map(({ shown }) => shown),
    total: {
      totalPrice: toPrice(totals.total, totals.totalBefore),
      deliveryPrice: toHryvnias(totals.delivery),
      paymentPrice: toHryvnias(totals.payment),
    },
    pricedFor: {
      delivery: DELIVERY_METHODS.filter((delivery) => costsTheSame({ delivery })),
      payment: PAYMENT_METHODS.filter((payment) => costsTheSame({ payment })),
    },
    currency: CURRENCY,
    orderId: cart?.orderId ?? null,
    blocked: refusal && errorText({ code: refusal }, locale, errors),
    promocode: promocode.code,
    discount: toHryvnias(totals.discount),
    promocodeError: promocode.error
      ? errorText({ code: promocode.error.code, ...promocode.error.options }, locale, errors)
      : null,
    promocodePersonal: promocode.personal,
    ...presentAnalytics(sold, totals.total),
    version: cart?.version ?? 0,
  };
}

function presentLine(line: CartLine, { tree, products, demand, locale }: LineContext) {
  const row = products.get(String(line.product));
  const card = row && presentProductCard(row, tree, locale);
  if (!card) return undefined;
  const { quantity, size } = line;
  const choices = line.choices ?? null;
  const amounts = pricesOf(row, { size, choices });
  const { title, slug, category } = card;
  const shown: CartProduct = {
    id: String(line._id),
    productId: card.id,
    title,
    slug,
    category,
    imageData: choices ? constructedPicture(choices, 400) : toImageData('shop', pictureOf(row, size), locale),
    size,
    choices: choices && formatChoices(choices, locale),
    quantity,
    ...presentPrices(amounts, quantity),
    ...presentStock(availableFor(unitOfLine(line), { own: quantity, demand }, products), quantity, locale),
    priceChange: changeOf(line.pricedAt, amounts.now),
  };
  return {
    shown,
    counted: { ...amounts, quantity } satisfies PricedLine,
    sold: { id: card.id, title, size, price: amounts.now, quantity },
  };
}

function presentKitLine(line: CartKitLine, { tree, products, kits, demand, locale }: LineContext) {
  const kit = kits.get(String(line.kit));
  const offer = kit && presentKit(kit, products, tree, locale);
  if (!offer) return undefined;
  const parts = partIds(kit).map((id) => products.get(id)!);
  const amounts = { now: kit.price, before: partsTotal(parts) };
  const { quantity } = line;
  const shown: KitLine = {
    ...offer,
    id: String(line._id),
    kitId: offer.id,
    quantity,
    ...presentPrices(amounts, quantity),
    ...presentStock(
      availableFor(unitOfKit(kit, products), { own: quantity, demand }, products),
      quantity,
      locale,
    ),
    priceChange: changeOf(line.pricedAt, amounts.now),
  };
  return {
    shown,
    counted: { ...amounts, quantity } satisfies PricedLine,
    sold: { id: offer.id, title: offer.title, price: amounts.now, quantity },
  };
}

const presentPrices = ({ now, before }: { now: number; before: number | null }, quantity: number) => ({
  priceData: toPrice(now, before),
  sum: toPrice(now * quantity, before && before * quantity),
});

function presentStock({ left, stock, scarce }: Available, quantity: number, locale: Locale) {
  const { product, ...counts } = scarce;
  const isShared = left < quantity && left < stock;
  return {
    stockStatus: stockStatusOf(stock),
    left: left < quantity ? Math.max(left, 0) : null,
    shared: isShared && stock > 0 ? { title: inLocale(product.title, locale), ...counts } : null,
  };
}

/** Lines older than the field have no `pricedAt`. */
const changeOf = (then: number | undefined, now: number) =>
  then === undefined || then === now ? null : { from: toHryvnias(then), to: toHryvnias(now) };

/** Kopiykas. */
export const cartGoods = ({ products, kits }: Pick<Cart, 'products' | 'kits'>): number =>
  [...products, ...kits].reduce((sum, line) => sum + Math.round(line.sum.price * 100), 0);
