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

/**
 * For `addMatcher`: the entry to a route that carries the flag, e.g. `entersWith('reset-diary')`.
 * @waiting for a slice that answers a flag rather than a name
 */
export const entersWith =
  (flag: RouteFlag) =>
  (action: { type: string }): action is RouteEntered =>
    isRouteEntered(action) && action.payload.flags.includes(flag);
