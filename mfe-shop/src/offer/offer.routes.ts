import type { Feature, LoadCall, RemoteRoute, RouteHandle } from '@stezhka/shell-contract';
import { getDiaryOfferAuthor, isLanding, type Landing } from '@stezhka/shop-contract';
import { orderQuery, orderToken } from '../order/order.queries.ts';
import { orderTexts } from '../order/order.routes.ts';
import { offerQuery } from './offer.queries.ts';

const handle: RouteHandle = { flags: ['showChat', 'reset-breadcrumbs'], header: 'mini', breadcrumbs: 'off' };

const load = (call: LoadCall, slug: string) =>
  Promise.all([call(...offerQuery(slug)), call.optional(getDiaryOfferAuthor)]);

const landing = (id: Landing, lazy: RemoteRoute['lazy']): RemoteRoute => ({
  id,
  path: `/${id}`,
  handle: { ...handle, overHero: true },
  load: ({ call }) => load(call, id),
  lazy,
});

/** The nine landings, the offers under /diary-offer, and a page of thanks for each landing (product 2.4). */
const routes: RemoteRoute[] = [
  landing('offer', () => import(/* webpackChunkName: "offer" */ './offer.page.tsx')),
  landing('offer-light', () => import(/* webpackChunkName: "offer-light" */ './offer.page.tsx')),
  landing('offer-thanks', () => import(/* webpackChunkName: "offer-thanks" */ './offer.page.tsx')),
  landing('offer-accept', () => import(/* webpackChunkName: "offer-accept" */ './offer.page.tsx')),
  landing('offer-acceptance', () => import(/* webpackChunkName: "offer-acceptance" */ './offer.page.tsx')),
  landing('offer-emotions', () => import(/* webpackChunkName: "offer-emotions" */ './offer.page.tsx')),
  landing('offer-self-up', () => import(/* webpackChunkName: "offer-self-up" */ './offer.page.tsx')),
  landing('offer-thanks-new', () => import(/* webpackChunkName: "offer-thanks-new" */ './offer.page.tsx')),
  landing('offer-thanks-book', () => import(/* webpackChunkName: "offer-thanks-book" */ './offer.page.tsx')),
  {
    id: 'diary-offer-slug',
    path: '/diary-offer/:slug',
    handle: { flags: ['showChat'], header: 'product-mini', breadcrumbs: 'off', overHero: true },
    load: ({ call, params }) => load(call, params.slug ?? ''),
    lazy: () => import(/* webpackChunkName: "diary-offer-slug" */ './offer.page.tsx'),
  },
  {
    id: 'offer-bought',
    path: '/:offer/thanks',
    // No 'Buy' in its head: nothing is sold here any more.
    handle: { flags: handle.flags ?? [], breadcrumbs: 'off', personal: true },
    // The pattern is wide: anything that is no landing is asked for by a name no offer has, and so is a 404.
    load({ call, params, query }) {
      const token = orderToken(query);
      return Promise.all([
        call(...offerQuery(isLanding(params.offer ?? '') ? params.offer : 'none')),
        token && call.optional(...orderQuery(token)),
      ]);
    },
    lazy: () => import(/* webpackChunkName: "offer-bought" */ './offer-thanks.page.tsx'),
    messages: orderTexts.messages,
  },
];

export const offer: Feature = { routes };
