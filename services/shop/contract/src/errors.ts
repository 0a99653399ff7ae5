/** Codes of the shop with their HTTP status. */
export const shopErrors = {
  out_of_stock: 409,
  not_enough_stock: 409,
  quantity_limit: 409,
  size_unknown: 400,
  wishlist_full: 409,
  cart_empty: 409,
  cart_changed: 409,
  order_state: 409,
  coupon_unknown: 404,
  coupon_over: 409,
  coupon_used: 409,
  coupon_small: 409,
  coupon_foreign: 409,
  coupon_first_order: 409,
} as const;
