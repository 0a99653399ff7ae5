import { AppError } from '@stezhka/kit/errors';
import type { Owner } from '@stezhka/kit/identity';
import { type Choices, CONSTRUCTED_SLUG } from '@stezhka/shop-contract';
import { sameChoices } from '../constructor/choices.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { firstSizeOf } from '../products/products.service.ts';
import type { CartRow } from './cart.model.ts';
import { changeLine, pullLine, putLine, readCart } from './cart-lines.ts';
import { checkRoom, mostOf, refuseFull, roomFor } from './cart-room.service.ts';
import { unitOfLine } from './cart-stock.service.ts';
import { deleteLinesWithoutProduct } from './deleted-lines.ts';
import { pricesOf } from './line-price.ts';

export interface Wanted {
  product: ProductRow;
  size: string | null;
  choices?: Choices | null;
  quantity: number;
}

/** @throws AppError out_of_stock | not_enough_stock | stock_in_cart | free_once | quantity_limit | cart_full */
export async function addToCart(
  owner: Owner,
  { product, size, choices = null, quantity }: Wanted,
): Promise<CartRow> {
  await deleteLinesWithoutProduct(owner);
  const held = (cart: CartRow | null) =>
    cart?.products.find(
      (one) => one.product.equals(product._id) && one.size === size && sameChoices(one.choices, choices),
    )?.quantity ?? 0;
  const same = { product: product._id, size, choices };
  const { now: price } = pricesOf(product, { size, choices });
  const room = await roomFor(owner, { unit: unitOfLine(same), products: [product], price, own: held });
  checkRoom(room, quantity);
  const cart = await putLine(owner, 'products', { same, quantity, most: mostOf(room), pricedAt: price });
  if (cart) return cart;
  return refuseFull(room, held(await readCart(owner)) + quantity);
}

/** @throws AppError not_found for another owner's line or a deleted product; out_of_stock, not_enough_stock, stock_in_cart, free_once */
export async function setQuantity(owner: Owner, lineId: string, quantity: number): Promise<CartRow> {
  await deleteLinesWithoutProduct(owner);
  const { line, product } = await lineOf(owner, lineId);
  const { now: price } = pricesOf(product, line);
  const own = () => line.quantity;
  checkRoom(await roomFor(owner, { unit: unitOfLine(line), products: [product], price, own }), quantity);
  return changeLine(owner, 'products', lineId, quantity);
}

/** `removed` is null when the product was deleted. @throws AppError not_found for a line of another owner */
export async function removeLine(owner: Owner, lineId: string) {
  const gone = await deleteLinesWithoutProduct(owner);
  if (gone.some(({ _id }) => String(_id) === lineId)) return { cart: await readCart(owner), removed: null };
  const removed = await lineOf(owner, lineId);
  return { cart: await pullLine(owner, 'products', lineId), removed };
}

async function lineOf(owner: Owner, lineId: string) {
  const line = (await readCart(owner))?.products.find(({ _id }) => String(_id) === lineId);
  const product = line && (await ProductModel.findById(line.product).lean<ProductRow>());
  if (!product) throw new AppError('not_found');
  return { line, product };
}

/** By default the first size. @throws AppError size_unknown */
export function sizeOf(product: ProductRow, wanted: string | undefined): string | null {
  if (wanted === undefined) return firstSizeOf(product);
  if (!product.sizes.some(({ value }) => value === wanted)) throw new AppError('size_unknown');
  return wanted;
}

/** All choices for a custom diary, none for any other product. @throws AppError choices_needed */
export function choicesOf({ slug }: ProductRow, { cover, inner, paper, engraving = '' }: Partial<Choices>) {
  if (slug !== CONSTRUCTED_SLUG) {
    if (cover || inner || paper || engraving) throw new AppError('choices_needed');
    return null;
  }
  if (!cover || !inner || !paper) throw new AppError('choices_needed');
  return { cover, inner, paper, engraving };
}
