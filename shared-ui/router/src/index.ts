// The only door to react-router: a shared module is not tree-shaken, so every visitor pays for each export.
export { Router, useHref, useLocation, useNavigate } from 'react-router';
export { Link } from './link.tsx';
export { type RouteParams, RouteParamsProvider, useParams, useSearchParams } from './params.ts';
