// The only door to react-router. It is one shared module for the whole page, so nothing of it is shaken out:
// what is offered here is paid for by every visitor. Its own Link alone would cost 4 KB (data routers, prefetch).
export type { Location, NavigateFunction, NavigateOptions, Params, Path, PathMatch, To } from 'react-router';
export {
  matchPath,
  Route,
  Router,
  Routes,
  useHref,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router';
export { Link, type LinkProps } from './link.tsx';
export { type SearchParamsInit, useSearchParams } from './use-search-params.ts';
