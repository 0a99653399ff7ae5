import { useLocation, useParams } from '@stezhka/router';
import { shell } from '@stezhka/shell-contract';
import { pageQuery } from './pages.queries.ts';
import { StaticPageView } from './static-page-view.tsx';

export function Component() {
  const { slug } = useParams();
  const { pathname } = useLocation();
  const { data } = shell().useCall(...pageQuery(slug ?? pathname.slice(1)));
  return data ? <StaticPageView {...data} /> : null;
}
