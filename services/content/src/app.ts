import { createServiceApp, type ServiceOptions } from '@stezhka/kit/app';
import { databaseReady } from '@stezhka/kit/database';
import { fileRoutes } from '@stezhka/kit/files';
import { serveMails } from '@stezhka/kit/mail';
import '@stezhka/content-contract/examples';
import { blockRoutes } from './blocks/blocks.routes.ts';
import { categoryRoutes } from './categories/categories.routes.ts';
import { contactRoutes } from './contacts/contacts.routes.ts';
import { feedRoutes } from './feed/feed.routes.ts';
import { menuRoutes } from './menu/menu.routes.ts';
import { partnerRoutes } from './partners/partners.routes.ts';
import { personData } from './person/person.ts';
import { postResource } from './posts/posts.resource.ts';
import { postRoutes } from './posts/posts.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { seoRoutes } from './seo/seo.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { subscriberResource } from './subscribers/subscribers.resource.ts';
import { subscriptionRoutes } from './subscribers/subscription.routes.ts';

export const served = [
  ...blockRoutes,
  ...categoryRoutes,
  ...contactRoutes,
  ...feedRoutes,
  serveMails('content'),
  ...menuRoutes,
  ...partnerRoutes,
  ...postRoutes,
  ...postResource.served,
  ...searchRoutes,
  ...personData.served,
  ...seoRoutes,
  ...sitemapRoutes,
  ...subscriberResource.served,
  ...subscriptionRoutes,
];

export const createApp = ({
  identityKeys,
  checkReply,
}: Pick<ServiceOptions, 'identityKeys' | 'checkReply'>) =>
  createServiceApp({
    name: 'content',
    schemas: new URL('../contract/replies.schema.json', import.meta.url),
    served,
    identityKeys,
    ready: databaseReady,
    extra: (app) => app.use(fileRoutes('content')),
    ...(checkReply && { checkReply }),
  });
