import { AppError } from '@stezhka/kit/errors';
import { id, idParams, serve } from '@stezhka/kit/http';
import { type Owner, ownerOf, requireOwner } from '@stezhka/kit/identity';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import {
  addKit,
  addProduct,
  applyPromocode,
  getCart,
  MAX_QUANTITY,
  MIN_QUANTITY,
  type PutBack,
  removeKit,
  removeProduct,
  setKitQuantity,
  setProductQuantity,
} from '@stezhka/shop-contract';
import Joi from 'joi';
import { type AnalyticsItem, fbProduct, gtagProduct } from '../analytics/analytics.presenter.ts';
import { choiceFields } from '../constructor/choices.ts';
import { checkCoupon, findCoupon, normalizeCode } from '../coupons/coupons.service.ts';
import type { KitRow } from '../kits/kits.model.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { type CartLine, CartModel, type CartRow } from './cart.model.ts';
import { cartGoods, presentCart } from './cart.presenter.ts';
import { addToCart, choicesOf, removeLine, setQuantity, sizeOf } from './cart.service.ts';
import { addKitToCart, setKitQuantity as changeKitQuantity, removeKitLine } from './cart-kits.service.ts';
import { readCart } from './cart-lines.ts';
import './guest-merge.ts';
import { pricesOf } from './line-price.ts';

const quantity = Joi.number().integer().min(MIN_QUANTITY).max(MAX_QUANTITY);

export const cartRoutes = [
  serve(getCart, {}, async ({ identity, locale }) => ({
    cart: await presentCart(await readCart(ownerOf(identity)), locale),
  })),
  serve(
    addProduct,
    {
      params: idParams,
      query: Joi.object({ quantity: quantity.default(1), size: Joi.string().max(40), ...choiceFields }),
    },
    async ({ params, query, identity, locale }) => {
      const product = await ProductModel.findOne({ _id: params.id, published: true }).lean<ProductRow>();
      if (!product) throw new AppError('not_found');
      const wanted = {
        product,
        size: sizeOf(product, query.size),
        choices: choicesOf(product, query),
        quantity: query.quantity!,
      };
      const cart = await addToCart(requireOwner(identity), wanted);
      const sold = soldProduct(product, wanted, locale);
      return {
        cart: await presentCart(cart, locale),
        gtagProduct: gtagProduct(sold),
        fbProduct: fbProduct(sold),
      };
    },
  ),
  serve(
    setProductQuantity,
    { params: Joi.object({ id: id.required(), quantity: quantity.required() }) },
    async ({ params, identity, locale }) => ({
      cart: await presentCart(await setQuantity(requireOwner(identity), params.id, params.quantity), locale),
    }),
  ),
  serve(removeProduct, { params: idParams }, async ({ params, identity, locale }) => {
    const { cart, removed } = await removeLine(requireOwner(identity), params.id);
    return {
      cart: await presentCart(cart, locale),
      gtagProduct: removed && gtagProduct(soldProduct(removed.product, removed.line, locale)),
      putBack: removed?.product.published ? putBack(removed.line) : null,
    };
  }),
  serve(
    addKit,
    { params: idParams, query: Joi.object({ quantity: quantity.default(1) }) },
    async ({ params, query, identity, locale }) => {
      const count = query.quantity!;
      const { cart, kit } = await addKitToCart(requireOwner(identity), params.id, count);
      const sold = soldKit(kit, count, locale);
      return {
        cart: await presentCart(cart, locale),
        gtagProduct: gtagProduct(sold),
        fbProduct: fbProduct(sold),
      };
    },
  ),
  serve(
    setKitQuantity,
    { params: Joi.object({ id: id.required(), quantity: quantity.required() }) },
    async ({ params, identity, locale }) => ({
      cart: await presentCart(
        await changeKitQuantity(requireOwner(identity), params.id, params.quantity),
        locale,
      ),
    }),
  ),
  serve(removeKit, { params: idParams }, async ({ params, identity, locale }) => {
    const { cart, kit, quantity: count } = await removeKitLine(requireOwner(identity), params.id);
    return {
      cart: await presentCart(cart, locale),
      gtagProduct: kit && gtagProduct(soldKit(kit, count, locale)),
    };
  }),
  serve(
    applyPromocode,
    { body: Joi.object({ promocode: Joi.string().trim().max(40).allow('').required() }) },
    async ({ body, identity, locale }) => ({
      cart: await presentCart(await setCoupon(requireOwner(identity), body.promocode, locale), locale),
    }),
  ),
];

const putBack = ({ product, quantity, size, choices }: CartLine): PutBack => ({
  params: { id: String(product) },
  query: { quantity, ...(size !== null && { size }), ...choices },
});

const soldProduct = (
  product: ProductRow,
  line: Pick<CartLine, 'size' | 'choices' | 'quantity'>,
  locale: Locale,
): AnalyticsItem => ({
  id: product._id,
  title: inLocale(product.title, locale),
  size: line.size,
  price: pricesOf(product, line).now,
  quantity: line.quantity,
});

const soldKit = ({ _id, title, price }: KitRow, quantity: number, locale: Locale): AnalyticsItem => ({
  id: _id,
  title: inLocale(title, locale),
  price,
  quantity,
});

/**
 * An empty promocode is taken off, an invalid one refused.
 * @throws AppError coupon_unknown, coupon_over, coupon_used, coupon_small
 */
async function setCoupon(owner: Owner, typed: string, locale: Locale): Promise<CartRow | null> {
  const code = normalizeCode(typed);
  if (code) checkCoupon(await findCoupon(code), cartGoods(await presentCart(await readCart(owner), locale)));
  return CartModel.findOneAndUpdate(
    owner,
    { $set: { coupon: code || null }, $inc: { version: 1 } },
    { returnDocument: 'after', upsert: code !== '' },
  ).lean<CartRow>();
}
