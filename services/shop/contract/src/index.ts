export {
  ANALYTICS_EVENTS,
  type AnalyticsData,
  type AnalyticsEvent,
  getAnalytics,
  tellAnalytics,
} from './analytics.ts';
export {
  type AddProductQuery,
  addKit,
  addProduct,
  applyPromocode,
  type Cart,
  type CartProduct,
  type CartReply,
  type CartTotal,
  type FbCart,
  type GtagCart,
  type GtagProduct,
  getCart,
  MAX_LINES,
  MAX_QUANTITY,
  MIN_QUANTITY,
  /** @public named by the declarations of the cart slice */
  type PriceChange,
  type PutBack,
  type RemoveProductReply,
  removeKit,
  removeProduct,
  setKitQuantity,
  setProductQuantity,
} from './cart.ts';
export {
  type Category,
  type CategoryCard,
  type CategoryLink,
  getHomepageCategories,
  getPopularCategories,
  getProductCategory,
} from './categories.ts';
export {
  type CheckoutReply,
  getCartForm,
  getCheckoutMessage,
  getCheckoutTotals,
  getCities,
  getDeliveryFields,
  getOfficeFields,
  type PayReply,
  submitCartForm,
} from './checkout.ts';
export {
  type Choices,
  CONSTRUCTED_SLUG,
  COVERS,
  type ConstructorOption,
  constructedImage,
  constructedPicture,
  ENGRAVING_LENGTH,
  FIRST_CHOICES,
  getConstructed,
  getConstructor,
  INNER_BLOCKS,
  PAPERS,
} from './constructor.ts';
export { giveWelcomeCode } from './coupons.ts';
export { type DeliveryTermsReply, getDeliveryTerms } from './delivery.ts';
export { shopErrors } from './errors.ts';
export { type CatalogFilter, FILTER_KEYS, type FilterKey, type FilterOption, getFilters } from './filters.ts';
export { getKits, type KitLine, type KitOffer } from './kits.ts';
export { getMenuCategories, type MenuCategory } from './menu.ts';
export {
  getDiaryOffer,
  getDiaryOfferAuthor,
  HERO_LAYOUTS,
  isLanding,
  LANDINGS,
  type Landing,
  LIST_LAYOUTS,
  OFFER_GROUNDS,
  OFFER_ICONS,
  type Offer,
  type OfferAuthor,
  type OfferBlock,
  type OfferBlockKind,
  type OfferIcon,
  type OfferPoint,
  type OfferReviewsBlock,
  type OfferThanks,
  offerPath,
} from './offers.ts';
export {
  cancelOrder,
  DELIVERY_METHODS,
  type DeliveryMethod,
  getOrder,
  getOrders,
  ORDER_STATES,
  type Order,
  type OrderCard,
  type OrderLine,
  type OrderPageReply,
  type OrderState,
  type OrdersReply,
  PAYMENT_METHODS,
  type PaymentMethod,
} from './orders.ts';
export { catalogPath, categoryChain, productPath } from './paths.ts';
export {
  decideSandbox,
  getSandboxStyle,
  openSandbox,
  paymentCallback,
  payOrder,
  refundOrder,
  SANDBOX_DECISIONS,
  type SandboxDecision,
  type SignedData,
  TOP_UP_LIMITS,
  topUp,
} from './payments.ts';
export { erasePerson, exportPerson } from './person.ts';
export { addView } from './product-views.ts';
export {
  type FbProduct,
  type FilterQuery,
  getBestsellers,
  getPopularProducts,
  getProduct,
  getProductCards,
  getProducts,
  type Product,
  type ProductCard,
  type ProductReply,
  type ProductSize,
  type ProductsQuery,
  type ProductsReply,
  type SizeRow,
  SORT_TYPES,
  type SortType,
  type StockStatus,
} from './products.ts';
export {
  getReviewForm,
  getReviews,
  MAX_RATING,
  MIN_RATING,
  type RatingSummary,
  REVIEW_LENGTH,
  type Review,
  type ReviewBody,
  writeReview,
} from './reviews.ts';
export { askStockAlert, getStockAlertForm, type StockAlertReply } from './stock-alerts.ts';
export {
  addWish,
  getWishlist,
  MAX_WISHES,
  removeWish,
  type WishlistItem,
  type WishlistReply,
} from './wishlist.ts';
