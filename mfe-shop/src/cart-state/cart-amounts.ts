import type { Cart, CartProduct, CartTotal, KitLine } from '@stezhka/shop-contract';

type Lines = Pick<Cart, 'products' | 'kits'>;

export const linesOf = ({ products, kits }: Lines): (CartProduct | KitLine)[] => [...products, ...kits];

/** For those who hear the page, and where a line is spoken of: two sizes of one product are told apart. */
export function nameOf(line: CartProduct | KitLine): string {
  const detail = 'kitId' in line ? null : (line.choices ?? line.size);
  return detail ? `${line.title}, ${detail}` : line.title;
}

/** Some line asks for more than there is: it cannot be ordered like that. */
export const isShort = (cart: Lines): boolean =>
  linesOf(cart).some(({ left, stockStatus }) => left !== null || stockStatus === 'not_in_stock');

export const countOf = (cart: Lines): number =>
  linesOf(cart).reduce((sum, { quantity }) => sum + quantity, 0);

/** Amounts are hryvnias with kopiykas behind the point: they are added up as kopiykas. */
export const round = (hryvnias: number): number => Math.round(hryvnias * 100) / 100;

export const goodsOf = (cart: Lines): number =>
  round(linesOf(cart).reduce((sum, line) => sum + line.sum.price, 0));

/** What the server answers for the chosen delivery and payment; hryvnias. */
export interface ChosenTotals {
  goods: number;
  discount: number;
  total: CartTotal;
}

/** Hryvnias the buyer sees as the total; that of the chosen options follows a quantity that is not answered yet. */
export const totalOf = (cart: Lines & Pick<Cart, 'total'>, chosen: ChosenTotals | undefined): number =>
  chosen ? round(chosen.total.totalPrice.price + goodsOf(cart) - chosen.goods) : cart.total.totalPrice.price;

export const hasItems = ({ products, kits }: Lines): boolean => products.length + kits.length > 0;
