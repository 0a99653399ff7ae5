import { idParams, serve } from '@stezhka/kit/http';
import { ownerOf, requireOwner } from '@stezhka/kit/identity';
import { addWish, getWishlist, removeWish } from '@stezhka/shop-contract';
import { presentWishlist } from './wishlist.presenter.ts';
import * as wishlist from './wishlist.service.ts';

const { readWishlist } = wishlist;

export const wishlistRoutes = [
  serve(getWishlist, {}, async ({ identity, locale }) =>
    presentWishlist(await readWishlist(ownerOf(identity)), locale),
  ),
  serve(addWish, { params: idParams }, async ({ params, identity, locale }) => {
    const owner = requireOwner(identity);
    await wishlist.addWish(owner, params.id);
    return presentWishlist(await readWishlist(owner), locale);
  }),
  serve(removeWish, { params: idParams }, async ({ params, identity, locale }) => {
    const owner = requireOwner(identity);
    await wishlist.removeWish(owner, params.id);
    return presentWishlist(await readWishlist(owner), locale);
  }),
];
