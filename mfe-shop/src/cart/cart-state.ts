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
  /** Why the last change did not happen. */
  message: string | null;
  orderId: number | null;
  gtagData: Cart['gtagData'] | null;
  fbData: Cart['fbData'] | null;
  loaded: boolean;
  /** What the cache of calls knows is not this cart any more: it has to be asked for. */
  stale: boolean;
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
  message: null,
  orderId: null,
  gtagData: null,
  fbData: null,
  loaded: false,
  stale: false,
  cartVisible: false,
  pending: {},
  leaving: [],
};

/** A reply of the server as it is shown. */
export const shownCart = (cart: Cart) => {
  const { products, kits, total, currency, promocode, gtagData, fbData } = cart;
  return { products, kits, total, currency, promocode, gtagData, fbData };
};

/** The store's part that belongs to the shop; absent until the remote has arrived. */
export interface ShopRootState {
  cart?: CartState;
}

export const selectCart = (state: ShopRootState): CartState => state.cart ?? emptyCart;

/** Pieces of everything. */
export const countOf = ({ products, kits }: Pick<CartState, 'products' | 'kits'>): number =>
  [...products, ...kits].reduce((sum, { quantity }) => sum + quantity, 0);

/** The cart has items when it has a product or a kit (product 3, Cart). */
export const hasItems = ({ products, kits }: Pick<CartState, 'products' | 'kits'>): boolean =>
  products.length + kits.length > 0;
