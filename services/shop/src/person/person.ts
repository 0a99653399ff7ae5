import { definePersonData, ownedBy, type PersonPart } from '@stezhka/kit/person';
import type { Person } from '@stezhka/kit-contract';
import { erasePerson, exportPerson } from '@stezhka/shop-contract';
import { type QueryFilter, trusted } from 'mongoose';
import { CartModel } from '../cart/cart.model.ts';
import { CouponModel, CouponUseModel, type CouponUseRow } from '../coupons/coupons.model.ts';
import { DeliveryPlaceModel } from '../delivery/delivery-places.model.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { ProductViewModel } from '../product-views/product-views.model.ts';
import { memberVisitor } from '../product-views/visitor.ts';
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

/** A guest's orders under the confirmed e-mail are the person's, too; an order of another member never is. */
const ordersOf = ({ userId, email }: Person): QueryFilter<OrderRow> =>
  email ? { $or: [{ userId }, { userId: null, 'contacts.email': email }] } : { userId };

/** Sales are kept for accounting, without the person; the order's page closes. */
const orders: PersonPart = {
  collection: OrderModel.collection.name,
  give: async (person) =>
    (await OrderModel.find(ordersOf(person)).lean<OrderRow[]>()).map(
      ({ number, state, createdAt, contacts, delivery, payment, lines, amounts, returns }) => ({
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
        returns,
      }),
    ),
  erase: async (person, session) => {
    const _id = trusted({ $in: await OrderModel.find(ordersOf(person)).session(session).distinct('_id') });
    // No address has this form.
    const token = { $concat: ['erased ', { $toString: '$_id' }] };
    // Orders older than the field have no returns.
    const returns = {
      $map: {
        input: { $ifNull: ['$returns', []] },
        in: { $mergeObjects: ['$$this', { words: '', answer: '' }] },
      },
    };
    await OrderModel.updateMany({ _id }, [{ $set: { token, confirmationCode: null, returns } }], {
      session,
      updatePipeline: true,
    });
    await OrderModel.updateMany(
      { _id },
      {
        $set: {
          userId: null,
          guestId: null,
          network: null,
          contacts: { name: '', lastName: '', phone: '', email: '', comment: '' },
          'delivery.city': '',
          'delivery.place': '',
          'steps.$[].note': '',
          // An engraving is often a name.
          'lines.$[built].choices.engraving': '',
        },
        $unset: { 'delivery.spellings': '' },
      },
      { arrayFilters: [{ 'built.choices.engraving': trusted({ $gt: '' }) }] },
    ).session(session);
  },
};

/** Stored by the e-mail in lower case; a guest's use has no user. */
const couponUsesOf = ({ userId, email }: Person): QueryFilter<CouponUseRow> =>
  email ? { $or: [{ userId }, { userId: null, email }] } : { userId };

const couponUses: PersonPart = {
  collection: CouponUseModel.collection.name,
  give: async (person) =>
    (await CouponUseModel.find(couponUsesOf(person)).lean()).map(({ coupon, order }) => ({
      coupon: String(coupon),
      order: String(order),
    })),
  erase: (person, session) =>
    CouponUseModel.updateMany(couponUsesOf(person), { $set: { userId: null, email: 'erased' } }).session(
      session,
    ),
};

/** A view by a member counts under the member's id for two days. */
const productViews: PersonPart = {
  collection: ProductViewModel.collection.name,
  give: async ({ userId }) =>
    (await ProductViewModel.find({ visitor: memberVisitor(userId) }).lean()).map(({ product, at }) => ({
      product: String(product),
      at,
    })),
  erase: ({ userId }, session) =>
    ProductViewModel.deleteMany({ visitor: memberVisitor(userId) }).session(session),
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
      ownedBy(DeliveryPlaceModel, 'userId', ({ method, label, usedAt }) => ({ method, label, usedAt })),
      orders,
      couponUses,
      productViews,
      stockAlerts,
      coupons,
    ],
  },
);
