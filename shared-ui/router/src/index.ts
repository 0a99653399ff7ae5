// The only door to react-router: a shared module is not tree-shaken, so every visitor pays for each export.
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
