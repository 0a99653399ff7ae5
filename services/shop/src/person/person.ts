import { definePersonData, ownedBy, type PersonPart } from '@stezhka/kit/person';
import { erasePerson, exportPerson } from '@stezhka/shop-contract';
import { CartModel } from '../cart/cart.model.ts';
import { ReviewModel } from '../reviews/reviews.model.ts';
import { StockAlertModel } from '../stock-alerts/stock-alerts.model.ts';
import { WishlistModel } from '../wishlist/wishlist.model.ts';

/** Asked for with an address, by members and guests alike. */
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

/** All that the shop holds of a person. */
export const personData = definePersonData(
  { exportPerson, erasePerson },
  {
    parts: [
      ownedBy(CartModel, 'userId', ({ products, updatedAt }) => ({
        products: products.map(({ product, size, quantity }) => ({
          product: String(product),
          size,
          quantity,
        })),
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
      stockAlerts,
    ],
  },
);
