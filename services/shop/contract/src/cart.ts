import { type Id, type ImageData, operation, type Price } from '@stezhka/kit-contract';
import type { CategoryLink } from './categories.ts';
import type { Choices } from './constructor.ts';
import type { DeliveryMethod } from './delivery.ts';
import type { KitLine } from './kits.ts';
import type { PaymentMethod } from './orders.ts';
import type { FbProduct, SharedStock, StockStatus } from './products.ts';

export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 999;
export const MAX_LINES = 100;

/** A line of the cart (product 3, Cart product). */
export interface CartProduct {
  id: Id;
  productId: Id;
  title: string;
  slug: string;
  category: CategoryLink;
  imageData: ImageData | null;
  size: string | null;
  /** A custom diary's choices in words: 'Слива, у крапку, крафтовий папір, «Софія»'; else null. */
  choices: string | null;
  priceData: Price;
  sum: Price;
  quantity: number;
  stockStatus: StockStatus;
  /** Pieces that this line can have beside the cart's other lines, when they are fewer than `quantity`; else null. */
  left: number | null;
  /** What other lines ask for as well, where that is why; else null. */
  shared: SharedStock | null;
  /** Change of the unit price since the line was added; null for none. */
  priceChange: PriceChange | null;
}

export interface CartTotal {
  totalPrice: Price;
  deliveryPrice: number;
  paymentPrice: number;
}

/** Analytics of a cart line or product; amounts in hryvnias. */
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
  id: string;
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
  /** Number of the last order made of this cart. */
  orderId: number | null;
  /** Why the cart cannot be ordered as it is; what lacks in stock stands at its lines. */
  blocked: string | null;
  promocode: string;
  /** Hryvnias. */
  discount: number;
  /** Why the promocode does not apply at the moment; null when it does or there is none. */
  promocodeError: string | null;
  /** The promocode belongs to one e-mail address, which checkout verifies. */
  promocodePersonal: boolean;
  gtagData: GtagCart;
  fbData: FbCart;
  /** Grows with every change; older replies are recognized by it. */
  version: number;
}

export interface CartReply {
  cart: Cart;
}

export interface AddProductReply extends CartReply {
  gtagProduct: GtagProduct;
  fbProduct: FbProduct;
}

/** Arguments of `addProduct` that restore the line. */
export interface PutBack {
  params: { id: Id };
  query: AddProductQuery;
}

export interface RemoveProductReply extends CartReply {
  putBack: PutBack | null;
  gtagProduct: GtagProduct | null;
}

/** All of `cover`, `inner`, `paper` and `engraving`: a custom diary. */
export interface AddProductQuery extends Partial<Choices> {
  /** 1 to 999, by default 1. */
  quantity?: number;
  size?: string;
}

/** Unit price when the line was added, and now; hryvnias. */
export interface PriceChange {
  from: number;
  to: number;
}

/** Creates no guest: a visitor without one has an empty cart. */
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

export const applyPromocode = operation<{ body: { promocode: string }; reply: CartReply }>(
  'POST',
  '/order/promocode/apply',
  {
    ...changesCart,
    reply: 'CartReply',
  },
);

export interface WelcomeCodeReply {
  code: string;
}

/** 5% off a subscriber's first order; always the same code for the same address. */
export const giveWelcomeCode = operation<{ body: { email: string }; reply: WelcomeCodeReply }>(
  'POST',
  '/data/welcome-code',
  {
    access: { services: ['content'] },
    reply: 'WelcomeCodeReply',
  },
);
