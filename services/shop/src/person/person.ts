import { definePersonData, ownedBy, type PersonPart } from '@stezhka/kit/person';
import { erasePerson, exportPerson } from '@stezhka/shop-contract';
import { trusted } from 'mongoose';
import { CartModel } from '../cart/cart.model.ts';
import { CouponModel, CouponUseModel } from '../coupons/coupons.model.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { ReviewModel } from '../reviews/reviews.model.ts';
import { StockAlertModel } from '../stock-alerts/stock-alerts.model.ts';
import { WishlistModel } from '../wishlist/wishlist.model.ts';

/** By e-mail address: guests have stock alerts, too. */
const stockAlerts: PersonPart = {
  collection: StockAlertModel.collection.name,
  give: async ({ email }) =>
    (await StockAlertModel.find({ email }).lean()).map(({ product, size, askedAt }) => ({
      product: String(product),
      size,
      askedAt,
    })),
  erase: ({ email }, session) => StockAlertModel.deleteMany({ email }).session(session),
};

/** Sales are kept for accounting, without the person. */
const orders: PersonPart = {
  collection: OrderModel.collection.name,
  give: async ({ userId }) =>
    (await OrderModel.find({ userId }).lean<OrderRow[]>()).map(
      ({ number, state, createdAt, contacts, delivery, payment, lines, amounts }) => ({
        number,
        state,
        createdAt,
        contacts,
        delivery,
        payment,
        lines: lines.map(({ title, size, choices, quantity, price }) => ({
          title,
          size,
          choices,
          quantity,
          price,
        })),
        amounts,
      }),
    ),
  erase: ({ userId }, session) =>
    OrderModel.updateMany(
      { userId },
      {
        $set: {
          userId: null,
          guestId: null,
          contacts: { name: '', lastName: '', phone: '', email: '', comment: '' },
          'delivery.city': '',
          'delivery.place': '',
          // An engraving is often a name.
          'lines.$[built].choices.engraving': '',
        },
      },
      { arrayFilters: [{ 'built.choices.engraving': trusted({ $gt: '' }) }] },
    ).session(session),
};

const couponUses: PersonPart = {
  collection: CouponUseModel.collection.name,
  give: async ({ userId }) =>
    (await CouponUseModel.find({ userId }).lean()).map(({ coupon, order }) => ({
      coupon: String(coupon),
      order: String(order),
    })),
  erase: ({ userId }, session) =>
    CouponUseModel.updateMany({ userId }, { $set: { userId: null, email: 'erased' } }).session(session),
};

const coupons: PersonPart = {
  collection: CouponModel.collection.name,
  give: async ({ email }) =>
    (await CouponModel.find({ email }).lean()).map(({ code, from, until, used }) => ({
      code,
      from,
      until,
      used,
    })),
  erase: ({ email }, session) => CouponModel.deleteMany({ email }).session(session),
};

export const personData = definePersonData(
  { exportPerson, erasePerson },
  {
    parts: [
      ownedBy(CartModel, 'userId', ({ products, kits, updatedAt }) => ({
        products: products.map(({ product, size, choices, quantity }) => ({
          product: String(product),
          size,
          choices,
          quantity,
        })),
        kits: kits.map(({ kit, quantity }) => ({ kit: String(kit), quantity })),
        updatedAt,
      })),
      ownedBy(ReviewModel, 'userId', ({ product, name, rating, text, state, createdAt }) => ({
        product: String(product),
        name,
        rating,
        text,
        state,
        createdAt,
      })),
      ownedBy(WishlistModel, 'userId', ({ wishes }) =>
        wishes.map(({ product, addedAt }) => ({ product: String(product), addedAt })),
      ),
      orders,
      couponUses,
      stockAlerts,
      coupons,
    ],
  },
);
