import { createContext, useCallback, useContext, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

/** Values of the segments in a route's path, decoded; '*' is the rest. */
export type RouteParams = Readonly<Record<string, string>>;
const ParamsContext = createContext<RouteParams>({});
export const RouteParamsProvider = ParamsContext.Provider;
export const useParams = (): Partial<RouteParams> => useContext(ParamsContext);

export type SearchParamsInit = URLSearchParams | Record<string, string> | [string, string][] | string;
type Next = SearchParamsInit | ((current: URLSearchParams) => SearchParamsInit);

/** Query of the page and its setter; a new query replaces the whole old query. */
export function useSearchParams(): [URLSearchParams, (next: Next, options?: NavigateOptions) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (next: Next, options?: NavigateOptions) => {
      const value = typeof next === 'function' ? next(new URLSearchParams(search)) : next;
      void navigate({ search: new URLSearchParams(value).toString() }, options);
    },
    [navigate, search],
  );
  return [params, set];
}
