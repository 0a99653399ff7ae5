import { defineRemote } from '@stezhka/shell-contract';
import { cart } from './cart/cart.routes.ts';
import { catalog } from './catalog/catalog.routes.ts';
import { diaryConstructor } from './constructor/constructor.routes.ts';
import { offer } from './offer/offer.routes.ts';
import { order } from './order/order.routes.ts';
import { product } from './product/product.routes.ts';
import { topUp } from './top-up/top-up.routes.ts';
import { wishlist } from './wishlist/wishlist.routes.ts';

export default defineRemote({
  service: 'shop',
  features: [catalog, product, cart, order, wishlist, diaryConstructor, offer, topUp],
  messages: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk.ts'),
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru.ts'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
  },
});
