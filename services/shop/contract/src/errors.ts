/** Beside out_of_stock and not_enough_stock of an order: the pieces that are left, and the first line that needs more. */
export interface OutOfStock {
  left: number;
  productId: string;
  size: string | null;
}

export const shopErrors = {
  in_stock: 409,
  out_of_stock: 409,
  not_enough_stock: 409,
  stock_in_cart: 409,
  free_once: 409,
  free_alone: 409,
  quantity_limit: 409,
  size_unknown: 400,
  choices_needed: 400,
  wishlist_full: 409,
  cart_empty: 409,
  cart_full: 409,
  cart_changed: 409,
  order_state: 409,
  not_returnable: 409,
  orders_unpaid: 409,
  orders_unconfirmed: 409,
  network_unpaid: 409,
  pieces_unpaid: 409,
  confirmation_wrong: 403,
  payment_forged: 403,
  payment_mismatch: 409,
  payment_off: 503,
  refund_too_much: 409,
  /** The member has the course, or its order is paid. */
  course_owned: 409,
  /** What is asked for costs something else than the visitor has seen. */
  price_changed: 409,
  coupon_unknown: 404,
  coupon_over: 409,
  coupon_used: 409,
  coupon_small: 409,
  coupon_foreign: 409,
  coupon_first_order: 409,
} as const;
