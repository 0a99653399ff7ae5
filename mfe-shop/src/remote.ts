import { withFormTexts } from '@stezhka/shared-ui/form/with-texts';
import { defineRemote, type Feature } from '@stezhka/shell-contract';
import { bestsellers } from './bestsellers/bestsellers.routes.ts';
import { cart } from './cart/cart.routes.ts';
import { catalog } from './catalog/catalog.routes.ts';
import { diaryConstructor } from './constructor/constructor.routes.ts';
import { offer } from './offer/offer.routes.ts';
import { order } from './order/order.routes.ts';
import { product } from './product/product.routes.ts';
import { wishlist } from './wishlist/wishlist.routes.ts';

const payments: Feature = {
  slots: {
    'shop.top-up': () => import(/* webpackChunkName: "slot-top-up" */ './top-up/top-up.slot.tsx'),
    'shop.order-course': () =>
      import(/* webpackChunkName: "slot-order-course" */ './order-course/order-course.slot.tsx'),
  },
};

export default defineRemote({
  service: 'shop',
  features: [catalog, bestsellers, product, cart, order, wishlist, diaryConstructor, offer, payments],
  messages: withFormTexts({
    uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk.json'),
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.json'),
  }),
});
