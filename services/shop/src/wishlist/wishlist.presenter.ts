import type { Locale } from '@stezhka/kit-contract';
import type { WishlistReply } from '@stezhka/shop-contract';
import { readCategoryTree } from '../categories/category-tree.ts';
import { toHryvnias } from '../money/money.ts';
import { presentProductCard, stockStatusOf } from '../products/products.presenter.ts';
import { findProductCards } from '../products/products.service.ts';
import type { WishlistFields } from './wishlist.model.ts';

export async function presentWishlist(list: WishlistFields | null, locale: Locale): Promise<WishlistReply> {
  const wishes = [...(list?.wishes ?? [])].reverse();
  const [tree, rows] = await Promise.all([
    readCategoryTree(),
    findProductCards(wishes.map(({ product }) => String(product))),
  ]);
  const byId = new Map(rows.map((row) => [String(row._id), row]));
  const items = wishes.map(({ product, addedAt, price, inStock }) => {
    const row = byId.get(String(product));
    const card = row && presentProductCard(row, tree, locale);
    if (!card) return undefined;
    const { id, isBestseller: _, isInCart: __, ...rest } = card;
    return {
      ...rest,
      productId: id,
      addedAt: addedAt.toISOString(),
      was: { price: toHryvnias(price), stockStatus: stockStatusOf(inStock ? 1 : 0) },
    };
  });
  return { wishlist: items.filter((item) => item !== undefined) };
}
