import type { Price } from '@stezhka/kit-contract';
import type { ChangeOptions } from '@stezhka/shell-contract';
import type { Cart, CartProduct, KitLine } from '@stezhka/shop-contract';
import { linesOf, round } from './cart-amounts.ts';

/** Product 9, Timings: of quantities and removals of one line within this time only the last is sent. */
const DEBOUNCE_MS = 500;

export const debounceOfLine = {
  ms: DEBOUNCE_MS,
  key: ({ params }: { params: { id: string } }) => `cart line ${params.id}`,
};

/** A quantity is shown at once and sent after the debounce (product 4, Cart). */
export const quantityChange: ChangeOptions<{
  params: { id: string; quantity: number };
  reply: { cart: Cart };
}> = {
  quiet: true,
  debounce: debounceOfLine,
  optimistic: ({ cart }, { params }) => ({ cart: withQuantity(cart, params.id, params.quantity) }),
};

const sumOf = (price: Price, quantity: number): Price => ({
  ...price,
  price: round(price.price * quantity),
  oldPrice: price.oldPrice === null ? null : round(price.oldPrice * quantity),
});

/** The cart with another quantity of one line; delivery and discounts wait for the server (product 4, Cart). */
function withQuantity(cart: Cart, id: string, quantity: number): Cart {
  const line = linesOf(cart).find((one) => one.id === id);
  if (!line) return cart;
  const sum = sumOf(line.priceData, quantity);
  const { totalPrice } = cart.total;
  const oldBy = (sum.oldPrice ?? sum.price) - (line.sum.oldPrice ?? line.sum.price);
  const change = <Line extends CartProduct | KitLine>(one: Line): Line =>
    one.id === id ? { ...one, quantity, sum } : one;
  return {
    ...cart,
    products: cart.products.map(change),
    kits: cart.kits.map(change),
    total: {
      ...cart.total,
      totalPrice: {
        ...totalPrice,
        price: round(totalPrice.price + sum.price - line.sum.price),
        oldPrice: totalPrice.oldPrice === null ? null : round(totalPrice.oldPrice + oldBy),
      },
    },
  };
}
