import { defineRemote, type LoadContext } from '@stezhka/shell-contract';
import {
  getCart,
  getCartForm,
  getCheckoutMessage,
  getConstructed,
  getConstructor,
  getDeliveryTerms,
  getFilters,
  getKits,
  getMenuCategories,
  getOrder,
  getProduct,
  getProductCategory,
  getProducts,
  getReviews,
  getWishlist,
} from '@stezhka/shop-contract';
import { cartMiddleware } from './cart-state/cart.middleware.ts';
import { cartSlice } from './cart-state/cart.slice.ts';
import { categoryOf, filterQuery, isWhole, productsQuery } from './catalog/catalog-query.ts';
import { checkoutDraftMiddleware } from './checkout/checkout-draft.middleware.ts';
import { choicesIn } from './constructor/choices-in.ts';
import { offerRoutes } from './offer/offer.routes.ts';
import { orderToken } from './order/token.ts';
import { productSlug } from './product/product-slug.ts';

function loadCatalog({ call, query, params }: LoadContext) {
  const category = categoryOf(params['*']);
  return Promise.all([
    call.area(getProducts, { params: { category }, query: productsQuery(query) }),
    call.area(getFilters, { params: { category }, query: filterQuery(query) }),
    call.optional(getMenuCategories),
    call.optional(getDeliveryTerms),
    ...(isWhole(query) ? [call.optional(getKits, { params: { category } })] : []),
    ...(params['*'] ? [call(getProductCategory, { params: { slug: category } })] : []),
  ]);
}

export default defineRemote({
  service: 'shop',
  routes: [
    {
      id: 'catalog',
      path: '/catalog',
      load: loadCatalog,
      lazy: () => import(/* webpackChunkName: "catalog" */ './catalog/catalog.page.tsx'),
    },
    {
      id: 'catalog-slug',
      path: '/catalog/*',
      load: loadCatalog,
      lazy: () => import(/* webpackChunkName: "catalog-slug" */ './catalog/catalog.page.tsx'),
    },
    {
      id: 'product-slug',
      path: '/product/*',
      load: ({ call, params }) =>
        Promise.all([
          call(getProduct, { params: { slug: productSlug(params['*']) } }),
          call.optional(getReviews, { params: { slug: productSlug(params['*']) }, query: {} }),
          call.optional(getDeliveryTerms),
        ]),
      lazy: () => import(/* webpackChunkName: "product-slug" */ './product/product.page.tsx'),
    },
    {
      id: 'cart',
      path: '/cart',
      handle: { header: 'mini', personal: true },
      load: ({ call }) =>
        Promise.all([
          call.optional(getCart),
          call.optional(getDeliveryTerms),
          // Drawn in the browser only, but it need not wait for a call there.
          call.optional(getCartForm),
          call.optional(getCheckoutMessage),
        ]),
      lazy: () => import(/* webpackChunkName: "cart" */ './cart/cart.page.tsx'),
    },
    {
      id: 'cart-thanks',
      path: '/cart/thanks',
      handle: { personal: true },
      load({ call, query }) {
        const token = orderToken(query);
        return token && call.optional(getOrder, { params: { token } });
      },
      lazy: () => import(/* webpackChunkName: "cart-thanks" */ './order/thanks.page.tsx'),
    },
    {
      id: 'order',
      path: '/order/:token',
      handle: { personal: true },
      load: ({ call, params }) => call(getOrder, { params: { token: params.token ?? '' } }),
      lazy: () => import(/* webpackChunkName: "order" */ './order/order.page.tsx'),
    },
    {
      id: 'wishlist',
      path: '/wishlist',
      handle: { personal: true },
      load: ({ call }) => call.optional(getWishlist),
      lazy: () => import(/* webpackChunkName: "wishlist" */ './wishlist/wishlist.page.tsx'),
    },
    {
      id: 'constructor',
      path: '/constructor',
      load: ({ call, query }) =>
        Promise.all([call(getConstructor), call.optional(getConstructed, { query: choicesIn(query) })]),
      lazy: () => import(/* webpackChunkName: "constructor" */ './constructor/constructor.page.tsx'),
    },
    ...offerRoutes,
  ],
  redirects: [
    { from: '/shop', to: '/catalog' },
    { from: '/store', to: '/catalog' },
  ],
  slots: {
    'shop.cart-button': () =>
      import(/* webpackChunkName: "slot-cart-button" */ './cart/cart-button.slot.tsx'),
    'shop.mini-cart': () => import(/* webpackChunkName: "slot-mini-cart" */ './cart/mini-cart.slot.tsx'),
    'shop.cabinet-orders': () =>
      import(/* webpackChunkName: "slot-cabinet-orders" */ './order/cabinet-orders.slot.tsx'),
    'shop.cabinet-wishlist': () =>
      import(/* webpackChunkName: "slot-cabinet-wishlist" */ './wishlist/cabinet-wishlist.slot.tsx'),
    'shop.top-up': () => import(/* webpackChunkName: "slot-top-up" */ './top-up/top-up.slot.tsx'),
    'shop.bestsellers': () =>
      import(/* webpackChunkName: "slot-bestsellers" */ './catalog/bestsellers.slot.tsx'),
  },
  reducers: { cart: cartSlice.reducer },
  middleware: [cartMiddleware, checkoutDraftMiddleware],
  messages: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk.ts'),
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru.ts'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
  },
});
