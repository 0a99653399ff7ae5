import { type Locale, routeLocale } from '@stezhka/kit-contract';
import type { RouteFlag } from './remote.ts';

/** What every slice hears when a visitor enters a route: another path, or the same page in another language. */
export interface RouteEntered {
  type: typeof ROUTE_ENTERED;
  payload: {
    /** 'news-slug___ua' (product 2.1). */
    name: string;
    flags: readonly RouteFlag[];
    /** True for the document's own page, which shows the data that the document brought. */
    first: boolean;
  };
}

export const ROUTE_ENTERED = 'shell/routeEntered';

/** ('news-slug', 'uk') → 'news-slug___ua'. */
export const routeName = (id: string, locale: Locale): string => `${id}___${routeLocale(locale)}`;

export const isRouteEntered = (action: { type: string }): action is RouteEntered =>
  action.type === ROUTE_ENTERED;
