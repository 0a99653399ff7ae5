import { clock } from '@stezhka/kit/clock';
import { isDuplicateKey } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { onMerge } from '@stezhka/kit/guest';
import type { Owner } from '@stezhka/kit/identity';
import { MAX_WISHES } from '@stezhka/shop-contract';
import { trusted } from 'mongoose';
import { ProductModel } from '../products/products.model.ts';
import { type WishlistFields, WishlistModel } from './wishlist.model.ts';

/** A wish restored within this time keeps its date and price. */
const BACK_MS = 60_000;

export const readWishlist = (owner: Owner | undefined) =>
  owner ? WishlistModel.findOne(owner).lean<WishlistFields>() : null;

/**
 * Adds at the end, or restores the wish removed last; one conditional write, so that concurrent calls add one.
 * @throws AppError not_found, wishlist_full
 */
export async function addWish(owner: Owner, productId: string): Promise<void> {
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
  // The list exists: created concurrently, or it has the product, or it is full.
  const known = await add().catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    return true;
  });
  if (!known) return;
  const list = await readWishlist(owner);
  if (list?.wishes.some(({ product }) => product.equals(row._id))) return;
  if ((list?.wishes.length ?? 0) >= MAX_WISHES) {
    throw new AppError('wishlist_full', { params: { most: MAX_WISHES } });
  }
  await add();
}

export async function removeWish(owner: Owner, productId: string): Promise<void> {
  const wish = (await readWishlist(owner))?.wishes.find(({ product }) => String(product) === productId);
  if (!wish) return;
  const taken = { wish, at: clock.now() };
  await WishlistModel.updateOne(owner, { $pull: { wishes: { product: wish.product } }, $set: { taken } });
}

/** At login the guest's wishes join the member's; of the same product the older one stays. */
onMerge(async ({ userId, guestId, session }) => {
  const guests = await WishlistModel.findOneAndDelete({ guestId }, { session }).lean<WishlistFields>();
  if (!guests?.wishes.length) return;
  const own = (await WishlistModel.findOne({ userId }).session(session)) ?? new WishlistModel({ userId });
  const byProduct = new Map(own.wishes.map((wish) => [String(wish.product), wish]));
  for (const wish of guests.wishes) {
    const known = byProduct.get(String(wish.product));
    if (!known || wish.addedAt < known.addedAt) byProduct.set(String(wish.product), wish);
  }
  const all = [...byProduct.values()].sort((a, b) => a.addedAt.getTime() - b.addedAt.getTime());
  own.wishes = all.slice(-MAX_WISHES);
  await own.save({ session });
});
