import { createServiceApp, type ServiceOptions } from '@stezhka/kit/app';
import { databaseReady } from '@stezhka/kit/database';
import { fileRoutes } from '@stezhka/kit/files';
import { guestMerge } from '@stezhka/kit/guest';
import { serveMails } from '@stezhka/kit/mail';
import '@stezhka/shop-contract/examples';
import { analyticsRoutes } from './analytics/analytics.routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { catalogRoutes } from './catalog/catalog.routes.ts';
import { productPageRoutes } from './catalog/product-page.routes.ts';
import { categoryRoutes } from './categories/categories.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { deliveryPlaceRoutes } from './checkout/delivery-places.routes.ts';
import { constructorRoutes } from './constructor/constructor.routes.ts';
import { constructorPicture } from './constructor/constructor-picture.ts';
import { couponResource } from './coupons/coupons.resource.ts';
import { welcomeCodeRoutes } from './coupons/welcome-code.routes.ts';
import { errors } from './errors.ts';
import { filterRoutes } from './filters/filters.routes.ts';
import { kitRoutes } from './kits/kits.routes.ts';
import { offerRoutes } from './offers/offers.routes.ts';
import { orderResource } from './orders/orders.resource.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import './payments/reconcile-payments.job.ts';
import { courseOrderRoutes } from './course-orders/course-orders.routes.ts';
import { deliveryTermsResource } from './delivery/delivery-terms.resource.ts';
import { deliveryTermsRoutes } from './delivery/delivery-terms.routes.ts';
import { sandboxRoutes } from './payments/sandbox/sandbox.routes.ts';
import { personData } from './person/person.ts';
import { productViewRoutes } from './product-views/product-views.routes.ts';
import { productRoutes } from './products/products.routes.ts';
import { reviewResource } from './reviews/reviews.resource.ts';
import { reviewRoutes } from './reviews/reviews.routes.ts';
import { seoRoutes } from './seo/seo.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { stockAlertRoutes } from './stock-alerts/stock-alerts.routes.ts';
import { topUpRoutes } from './top-ups/top-ups.routes.ts';
import { wishlistRoutes } from './wishlist/wishlist.routes.ts';

export const served = [
  ...analyticsRoutes,
  ...cartRoutes,
  ...catalogRoutes,
  ...categoryRoutes,
  ...checkoutRoutes,
  ...constructorRoutes,
  ...couponResource.served,
  ...deliveryTermsResource.served,
  ...deliveryPlaceRoutes,
  ...deliveryTermsRoutes,
  ...filterRoutes,
  serveMails('shop'),
  ...kitRoutes,
  ...offerRoutes,
  ...orderResource.served,
  ...orderRoutes,
  ...paymentRoutes,
  ...sandboxRoutes,
  ...topUpRoutes,
  ...courseOrderRoutes,
  ...productPageRoutes,
  ...productRoutes,
  ...productViewRoutes,
  ...reviewResource.served,
  ...reviewRoutes,
  ...personData.served,
  ...seoRoutes,
  ...sitemapRoutes,
  ...stockAlertRoutes,
  ...welcomeCodeRoutes,
  ...wishlistRoutes,
];

export const createApp = ({
  identityKeys,
  checkReply,
}: Pick<ServiceOptions, 'identityKeys' | 'checkReply'>) =>
  createServiceApp({
    name: 'shop',
    schemas: new URL('../contract/replies.schema.json', import.meta.url),
    served,
    errors,
    identityKeys,
    ready: databaseReady,
    before: [guestMerge()],
    extra: (app) => app.use(constructorPicture(), fileRoutes('shop')),
    ...(checkReply && { checkReply }),
  });
