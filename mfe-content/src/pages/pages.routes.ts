import { FIXED_PAGES } from '@stezhka/content-contract';
import type { Feature, LoadContext } from '@stezhka/shell-contract';
import { contactsQuery, pageQuery, partnersQuery } from './pages.queries.ts';

const lazy = () => import(/* webpackChunkName: "page" */ './static.page.tsx');

/** What the page's blocks show is asked for beside the page; a block without its reply is left out. */
const load =
  (fixed?: string) =>
  ({ call, params }: LoadContext) =>
    Promise.all([
      call(...pageQuery(fixed ?? params.slug)),
      call.optional(...contactsQuery),
      call.optional(...partnersQuery),
    ]);

/** Pages that staff edit (product 2.4): four at fixed addresses, the others at /page/{slug} and /{slug}. */
export const pages: Feature = {
  routes: [
    ...FIXED_PAGES.map((slug) => ({ id: slug, path: `/${slug}`, load: load(slug), lazy })),
    { id: 'page-slug', path: '/page/:slug', load: load(), lazy },
    { id: 'slug', path: '/:slug', load: load(), lazy },
  ],
};
