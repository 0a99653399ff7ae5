import { createServiceApp, type ServiceOptions } from '@stezhka/kit/app';
import { databaseReady } from '@stezhka/kit/database';
import { fileRoutes } from '@stezhka/kit/files';
import { guestMerge } from '@stezhka/kit/guest';
import { serveMails } from '@stezhka/kit/mail';
import '@stezhka/content-contract/examples';
import { authorResource } from './authors/authors.resource.ts';
import { authorRoutes } from './authors/authors.routes.ts';
import { blockResource } from './blocks/blocks.resource.ts';
import { blockRoutes } from './blocks/blocks.routes.ts';
import { categoryResource } from './categories/categories.resource.ts';
import { categoryRoutes } from './categories/categories.routes.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { chatStaffRoutes } from './chat/chat-staff.routes.ts';
import { contactsResource } from './contacts/contacts.resource.ts';
import { contactRoutes } from './contacts/contacts.routes.ts';
import { cardResource, deckResource, layoutTemplateResource } from './decks/decks.resource.ts';
import { deckRoutes } from './decks/decks.routes.ts';
import { errors } from './errors.ts';
import { eventResource } from './events/events.resource.ts';
import { eventRoutes } from './events/events.routes.ts';
import { faqResource } from './faq/faq.resource.ts';
import { faqRoutes } from './faq/faq.routes.ts';
import { feedRoutes } from './feed/feed.routes.ts';
import { filmResource } from './films/films.resource.ts';
import { filmRoutes } from './films/films.routes.ts';
import { homeResource } from './home/home.resource.ts';
import { homeRoutes } from './home/home.routes.ts';
import { layoutRoutes } from './layouts/layouts.routes.ts';
import { linkResource } from './links/links.resource.ts';
import { linkRoutes } from './links/links.routes.ts';
import { menuResource } from './menu/menu.resource.ts';
import { menuRoutes } from './menu/menu.routes.ts';
import { pageResource } from './pages/pages.resource.ts';
import { pageRoutes } from './pages/pages.routes.ts';
import { partnerResource } from './partners/partners.resource.ts';
import { partnerRoutes } from './partners/partners.routes.ts';
import { personData } from './person/person.ts';
import { postResource } from './posts/posts.resource.ts';
import { postRoutes } from './posts/posts.routes.ts';
import { postsOfAuthors } from './posts/posts-of-authors.ts';
import { previewRoutes } from './previews/previews.routes.ts';
import { ratingRoutes } from './ratings/ratings.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { seoRoutes } from './seo/seo.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { subscriberResource } from './subscribers/subscribers.resource.ts';
import { subscriptionRoutes } from './subscribers/subscription.routes.ts';

export const served = [
  ...authorRoutes(postsOfAuthors),
  ...authorResource.served,
  ...blockRoutes,
  ...blockResource.served,
  ...categoryRoutes,
  ...categoryResource.served,
  ...chatRoutes,
  ...chatStaffRoutes,
  ...contactRoutes,
  ...contactsResource.served,
  ...deckRoutes,
  ...deckResource.served,
  ...cardResource.served,
  ...layoutTemplateResource.served,
  ...eventRoutes,
  ...eventResource.served,
  ...faqRoutes,
  ...faqResource.served,
  ...feedRoutes,
  ...filmRoutes,
  ...filmResource.served,
  ...homeRoutes,
  ...homeResource.served,
  serveMails('content'),
  ...layoutRoutes,
  ...linkRoutes,
  ...linkResource.served,
  ...menuRoutes,
  ...menuResource.served,
  ...pageRoutes,
  ...pageResource.served,
  ...partnerRoutes,
  ...partnerResource.served,
  ...postRoutes,
  ...postResource.served,
  ...previewRoutes,
  ...ratingRoutes,
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
    errors,
    identityKeys,
    ready: databaseReady,
    before: [guestMerge()],
    extra: (app) => app.use(fileRoutes('content')),
    ...(checkReply && { checkReply }),
  });
