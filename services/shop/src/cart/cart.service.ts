import { AppError } from '@stezhka/kit/errors';
import { type Choices, CONSTRUCTED_SLUG, MAX_QUANTITY } from '@stezhka/shop-contract';
import { extraPrice, sameChoices } from '../constructor/choices.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { firstSizeOf, piecesOf, unitPrices } from '../products/products.service.ts';
import type { CartOwner, CartRow } from './cart.model.ts';
import { changeLine, pullLine, putLine, readCart } from './cart-lines.ts';
import { deleteLinesWithoutProduct } from './deleted-lines.ts';

export interface Wanted {
  product: ProductRow;
  size: string | null;
  choices?: Choices | null;
  quantity: number;
}

/** Kopiykas a piece; a custom diary is never reduced. */
export function pricesOf(
  product: ProductRow,
  { size, choices }: Pick<Wanted, 'size' | 'choices'>,
): { now: number; before: number | null } {
  const { now, before } = unitPrices(product, size);
  return choices ? { now: now + extraPrice(choices), before: null } : { now, before };
}

/** @throws AppError out_of_stock | not_enough_stock | quantity_limit | cart_full */
export async function addToCart(
  owner: CartOwner,
  { product, size, choices = null, quantity }: Wanted,
): Promise<CartRow> {
  const left = piecesOf(product, size);
  checkStock(left, quantity);
  await deleteLinesWithoutProduct(owner);
  const same = { product: product._id, size, choices };
  const most = Math.min(MAX_QUANTITY, left);
  const { now: pricedAt } = pricesOf(product, { size, choices });
  const cart = await putLine(owner, 'products', { same, quantity, most, pricedAt });
  if (cart) return cart;
  const line = (await readCart(owner))?.products.find(
    (one) => one.product.equals(product._id) && one.size === size && sameChoices(one.choices, choices),
  );
  checkStock(left, (line?.quantity ?? MAX_QUANTITY) + quantity);
  throw new AppError('not_enough_stock', { params: { left }, data: { left } });
}

/** @throws AppError not_found for another owner's line or a deleted product; out_of_stock, not_enough_stock */
export async function setQuantity(owner: CartOwner, lineId: string, quantity: number): Promise<CartRow> {
  await deleteLinesWithoutProduct(owner);
  const { line, product } = await lineOf(owner, lineId);
  checkStock(piecesOf(product, line.size), quantity);
  return changeLine(owner, 'products', lineId, quantity);
}

/** `removed` is null when the product was deleted. @throws AppError not_found for a line of another owner */
export async function removeLine(owner: CartOwner, lineId: string) {
  const gone = await deleteLinesWithoutProduct(owner);
  if (gone.some(({ _id }) => String(_id) === lineId)) return { cart: await readCart(owner), removed: null };
  const removed = await lineOf(owner, lineId);
  return { cart: await pullLine(owner, 'products', lineId), removed };
}

async function lineOf(owner: CartOwner, lineId: string) {
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

/** @throws AppError out_of_stock | not_enough_stock | quantity_limit */
export function checkStock(left: number, quantity: number): void {
  if (left <= 0) throw new AppError('out_of_stock');
  if (quantity > MAX_QUANTITY) throw new AppError('quantity_limit', { params: { most: MAX_QUANTITY } });
  if (quantity > left) throw new AppError('not_enough_stock', { params: { left }, data: { left } });
}
