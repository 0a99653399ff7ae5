import { onMerge } from '@stezhka/kit/guest';
import { MAX_WISHES } from '@stezhka/shop-contract';
import { type WishlistFields, WishlistModel } from './wishlist.model.ts';

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
