// The only door to react-router. It is one shared module for the whole page, so nothing of it is shaken out:
// what is offered here is paid for by every visitor. Its own Link alone would cost 4 KB (data routers, prefetch).
export {
  Route,
  Router,
  Routes,
  useHref,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router';
export { Link } from './link.tsx';
export { useSearchParams } from './use-search-params.ts';
