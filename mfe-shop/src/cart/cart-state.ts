import type { Cart, CartProduct, CartTotal, KitLine } from '@stezhka/shop-contract';

/** The client-held cart (product 3, Cart). */
export interface CartState {
  /** As the server last answered; what a failed change goes back to. */
  cart: Cart | null;
  products: CartProduct[];
  kits: KitLine[];
  total: CartTotal;
  currency: string;
  promocode: string;
  /** What the promocode takes off the goods, hryvnias. */
  discount: number;
  /** Why it takes nothing off at the moment. */
  promocodeError: string | null;
  promocodePersonal: boolean;
  /** A promocode that checkout refused this buyer, and why; it is out of the cart then. */
  promocodeRefused: { code: string; message: string } | null;
  /** Why the last change did not happen. */
  message: string | null;
  /** The line it was about. */
  refused: { id: string; left: number | null } | null;
  /** Name of a line that is not there any more: another device or tab took it out. */
  gone: string | null;
  /** The member's session is over: what is shown is a guest's cart. */
  ended: boolean;
  orderId: number | null;
  gtagData: Cart['gtagData'] | null;
  fbData: Cart['fbData'] | null;
  loaded: boolean;
  /** What the cache of calls knows is not this cart any more: it has to be asked for. */
  stale: boolean;
  /** Another tab changed it: what is shown stays until the server's cart is here. */
  outdated: boolean;
  cartVisible: boolean;
  /** Quantities shown but not answered yet, by line. */
  pending: Record<string, number>;
  /** Lines whose removal was asked for. */
  leaving: string[];
}

/** Everything is zero until a cart is known (product 3, Cart). */
export const emptyCart: CartState = {
  cart: null,
  products: [],
  kits: [],
  total: {
    totalPrice: { price: 0, oldPrice: null, currency: 'UAH', discountPercent: null },
    deliveryPrice: 0,
    paymentPrice: 0,
  },
  currency: 'UAH',
  promocode: '',
  discount: 0,
  promocodeError: null,
  promocodePersonal: false,
  promocodeRefused: null,
  message: null,
  refused: null,
  gone: null,
  ended: false,
  orderId: null,
  gtagData: null,
  fbData: null,
  loaded: false,
  stale: false,
  outdated: false,
  cartVisible: false,
  pending: {},
  leaving: [],
};

/** A reply of the server as it is shown. */
export const shownCart = (cart: Cart) => {
  const { version: _, id: __, member: ___, ...shown } = cart;
  return shown;
};

/** The store's part that belongs to the shop; absent until the remote has arrived. */
export interface ShopRootState {
  cart?: CartState;
}

export const selectCart = (state: ShopRootState): CartState => state.cart ?? emptyCart;

/** Products and kits alike. */
export const linesOf = ({
  products,
  kits,
}: Pick<CartState, 'products' | 'kits'>): (CartProduct | KitLine)[] => [...products, ...kits];

/** For those who hear the page, and where a line is spoken of: two sizes of one product are told apart. */
export function nameOf(line: CartProduct | KitLine): string {
  const detail = 'kitId' in line ? null : (line.choices ?? line.size);
  return detail ? `${line.title}, ${detail}` : line.title;
}

/** Some line asks for more than there is: it cannot be ordered like that. */
export const isShort = (cart: Pick<CartState, 'products' | 'kits'>): boolean =>
  linesOf(cart).some(({ left, stockStatus }) => left !== null || stockStatus === 'not_in_stock');

/** Pieces of everything. */
export const countOf = (cart: Pick<CartState, 'products' | 'kits'>): number =>
  linesOf(cart).reduce((sum, { quantity }) => sum + quantity, 0);

const round = (hryvnias: number) => Math.round(hryvnias * 100) / 100;

/** Hryvnias of all lines as they are shown. */
export const goodsOf = (cart: Pick<CartState, 'products' | 'kits'>): number =>
  round(linesOf(cart).reduce((sum, line) => sum + line.sum.price, 0));

/** What the server answers for the chosen delivery and payment; hryvnias. */
export interface ChosenTotals {
  goods: number;
  discount: number;
  total: CartTotal;
}

/** Hryvnias the buyer sees as the total; the chosen way's follows a quantity that is not answered yet. */
export const totalOf = (cart: CartState, chosen: ChosenTotals | undefined): number =>
  chosen ? round(chosen.total.totalPrice.price + goodsOf(cart) - chosen.goods) : cart.total.totalPrice.price;

/** The cart has items when it has a product or a kit (product 3, Cart). */
export const hasItems = ({ products, kits }: Pick<CartState, 'products' | 'kits'>): boolean =>
  products.length + kits.length > 0;
