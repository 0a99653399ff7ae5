import { type Id, type ImageData, operation, type Price } from '@stezhka/kit-contract';
import type { CategoryLink } from './categories.ts';
import type { Choices } from './constructor.ts';
import type { KitLine } from './kits.ts';
import type { DeliveryMethod, PaymentMethod } from './orders.ts';
import type { FbProduct, StockStatus } from './products.ts';

export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 999;
/** Lines of products, and as many of kits, that one cart takes. */
export const MAX_LINES = 100;

/** A line of the cart (product 3, Cart product). */
export interface CartProduct {
  /** The line's own id. */
  id: Id;
  productId: Id;
  title: string;
  slug: string;
  category: CategoryLink;
  imageData: ImageData | null;
  /** The size that was chosen, of products that come in several. */
  size: string | null;
  /** What a diary of one's own is made of, in words: 'Слива, у крапку, крафтовий папір, «Софія»'; null for any other. */
  choices: string | null;
  /** Of one piece. */
  priceData: Price;
  sum: Price;
  quantity: number;
  stockStatus: StockStatus;
  /** Pieces there are, when they are fewer than the line asks for; null when there are enough. */
  left: number | null;
  /** Of one piece since it was put in; null when it costs the same. */
  priceChange: PriceChange | null;
}

export interface CartTotal {
  /** Goods, delivery and the transfer fee together. */
  totalPrice: Price;
  deliveryPrice: number;
  /** The transfer fee. */
  paymentPrice: number;
}

/** What analytics are told of a cart line or a product; amounts in hryvnias. */
export interface GtagProduct {
  item_id: Id;
  item_name: string;
  price: number;
  quantity: number;
  currency: string;
}

export interface GtagCart {
  currency: string;
  value: number;
  items: GtagProduct[];
}

export interface FbCart {
  purchaseData: { content_ids: Id[]; value: number; currency: string; num_items: number };
}

export interface Cart {
  /** Tells this cart from another one's; '' while there is none. Says nothing of whose it is. */
  id: string;
  /** It is a member's, not a guest's. */
  member: boolean;
  products: CartProduct[];
  kits: KitLine[];
  total: CartTotal;
  /**
   * Choices of the checkout form that `total` holds for as it is, those the form begins with among them; the total of
   * any other choice is asked of `getCheckoutTotals`.
   */
  pricedFor: { delivery: DeliveryMethod[]; payment: PaymentMethod[] };
  currency: string;
  promocode: string;
  /** What the promocode takes off the goods, hryvnias. */
  discount: number;
  /** Why the promocode takes nothing off at the moment; null when it does or there is none. */
  promocodeError: string | null;
  /** The promocode is for the address it was sent to; whether the buyer has it is known only at checkout. */
  promocodePersonal: boolean;
  gtagData: GtagCart;
  fbData: FbCart;
  /** Grows with every change of this cart, so that a late reply is known for one. */
  version: number;
}

export interface CartReply {
  cart: Cart;
}

export interface AddProductReply extends CartReply {
  gtagProduct: GtagProduct;
  fbProduct: FbProduct;
}

/** What puts a line back as it was: the arguments of `addProduct`. */
export interface PutBack {
  params: { id: Id };
  query: AddProductQuery;
}

export interface RemoveProductReply extends CartReply {
  /** null when the product is not sold any more. */
  putBack: PutBack | null;
  /** null when the product is not sold any more. */
  gtagProduct: GtagProduct | null;
}

/** With all of `cover`, `inner`, `paper` and `engraving` it is a diary of one's own. */
export interface AddProductQuery extends Partial<Choices> {
  /** 1 to 999; 1 unless told. */
  quantity?: number;
  /** Needed of nothing: the first size unless told. */
  size?: string;
}

/** What is said when a price changed since a line was put in: the price it was put in at, in hryvnias. */
export interface PriceChange {
  from: number;
  to: number;
}

/** Reading a cart makes no guest: a visitor without one has an empty cart. */
export const getCart = operation<{ reply: CartReply }>('GET', '/data/cart', {
  access: 'public',
  reply: 'CartReply',
  tags: ['cart'],
  // Versions are one cart's: another begins anew.
  isNewer: ({ cart }, held) => cart.id !== held.cart.id || cart.version >= held.cart.version,
});

const changesCart = { access: 'guest', mutates: true, writes: getCart } as const;

/** `id` is the product's. */
export const addProduct = operation<{
  params: { id: Id };
  query: AddProductQuery;
  reply: AddProductReply;
}>('GET', '/order/add-product/:id', {
  ...changesCart,
  reply: 'AddProductReply',
});

/** `id` is the line's. */
export const setProductQuantity = operation<{
  params: { id: Id; quantity: number };
  reply: CartReply;
}>('GET', '/order/product-quantity/:id/:quantity', {
  ...changesCart,
  reply: 'CartReply',
});

/** `id` is the line's. */
export const removeProduct = operation<{ params: { id: Id }; reply: RemoveProductReply }>(
  'GET',
  '/order/remove-product/:id',
  {
    ...changesCart,
    reply: 'RemoveProductReply',
  },
);

export interface AddKitReply extends CartReply {
  gtagProduct: GtagProduct;
  fbProduct: FbProduct;
}
export interface RemoveKitReply extends CartReply {
  /** null when the kit is not sold any more. */
  gtagProduct: GtagProduct | null;
}

/** `id` is the kit's. */
export const addKit = operation<{ params: { id: Id }; query: { quantity?: number }; reply: AddKitReply }>(
  'GET',
  '/order/add-kit/:id',
  {
    ...changesCart,
    reply: 'AddKitReply',
  },
);

/** `id` is the line's. */
export const setKitQuantity = operation<{ params: { id: Id; quantity: number }; reply: CartReply }>(
  'GET',
  '/order/kit-quantity/:id/:quantity',
  {
    ...changesCart,
    reply: 'CartReply',
  },
);

/** `id` is the line's. */
export const removeKit = operation<{ params: { id: Id }; reply: RemoveKitReply }>(
  'GET',
  '/order/remove-kit/:id',
  {
    ...changesCart,
    reply: 'RemoveKitReply',
  },
);

/** An empty promocode takes the applied one out. */
export const applyPromocode = operation<{ body: { promocode: string }; reply: CartReply }>(
  'POST',
  '/order/promocode/apply',
  {
    ...changesCart,
    reply: 'CartReply',
  },
);
