import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import type { Locale } from '@stezhka/kit-contract';
import { MAX_WISHES, type WishlistReply } from '@stezhka/shop-contract';
import { trusted } from 'mongoose';
import type { CartOwner } from '../cart/cart.model.ts';
import { readCategoryTree } from '../categories/category-tree.ts';
import { toHryvnias } from '../money/money.ts';
import { cardsOf } from '../products/cards.ts';
import { ProductModel } from '../products/products.model.ts';
import { presentProductCard, stockStatusOf } from '../products/products.presenter.ts';
import { type WishlistFields, WishlistModel } from './wishlist.model.ts';

const DUPLICATE_KEY = 11000;
/** Put back within this time a wish is the one it was: since when, and what it cost then. */
const BACK_MS = 60_000;

export const readWishlist = (owner: CartOwner | undefined) =>
  owner ? WishlistModel.findOne(owner).lean<WishlistFields>() : null;

/**
 * Puts a product at the end unless it is there; one that was just taken out, back to its place. One conditional write, so that two at the same moment are one.
 * @throws AppError not_found | wishlist_full
 */
export async function addWish(owner: CartOwner, productId: string): Promise<void> {
  const row = await ProductModel.findOne({ _id: productId, published: true }).select('price stock').lean();
  if (!row) throw new AppError('not_found');
  const fresh = { product: row._id, addedAt: clock.now(), price: row.price, inStock: row.stock > 0 };
  const taken = (await readWishlist(owner))?.taken;
  const since = taken?.wish.product.equals(row._id) ? clock.now().getTime() - taken.at.getTime() : BACK_MS;
  const wish = taken && since < BACK_MS ? taken.wish : fresh;
  const add = () =>
    WishlistModel.updateOne(
      {
        ...owner,
        'wishes.product': trusted({ $ne: row._id }),
        [`wishes.${MAX_WISHES - 1}`]: trusted({ $exists: false }),
      },
      { $push: { wishes: { $each: [wish], $sort: { addedAt: 1 } } } },
      { upsert: true },
    );
  // The list is there already: made at this moment by another call, or it has the product, or it is full.
  const known = () => add().catch(isDuplicate);
  if (!(await known())) return;
  const list = await readWishlist(owner);
  if (list?.wishes.some(({ product }) => product.equals(row._id))) return;
  if ((list?.wishes.length ?? 0) >= MAX_WISHES) {
    throw new AppError('wishlist_full', { params: { most: MAX_WISHES } });
  }
  await add();
}

function isDuplicate(error: { code?: number }): true {
  if (error.code !== DUPLICATE_KEY) throw error;
  return true;
}

export async function removeWish(owner: CartOwner, productId: string): Promise<void> {
  const wish = (await readWishlist(owner))?.wishes.find(({ product }) => String(product) === productId);
  if (!wish) return;
  const taken = { wish, at: clock.now() };
  await WishlistModel.updateOne(owner, { $pull: { wishes: { product: wish.product } }, $set: { taken } });
}

export async function presentWishlist(list: WishlistFields | null, locale: Locale): Promise<WishlistReply> {
  const wishes = [...(list?.wishes ?? [])].reverse();
  const [tree, rows] = await Promise.all([
    readCategoryTree(),
    cardsOf(wishes.map(({ product }) => String(product))),
  ]);
  const byId = new Map(rows.map((row) => [String(row._id), row]));
  const items = wishes.map(({ product, addedAt, price, inStock }) => {
    const row = byId.get(String(product));
    const card = row && presentProductCard(row, tree, locale);
    if (!card) return undefined;
    const { id, title, slug, category, imageData, priceData, stockStatus } = card;
    return {
      productId: id,
      title,
      slug,
      category,
      imageData,
      priceData,
      stockStatus,
      addedAt: addedAt.toISOString(),
      was: { price: toHryvnias(price), stockStatus: stockStatusOf(inStock ? 1 : 0) },
    };
  });
  return { wishlist: items.filter((item) => item !== undefined) };
}
