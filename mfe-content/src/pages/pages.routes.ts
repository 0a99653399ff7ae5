import type { Feature, LoadContext, RemoteRoute } from '@stezhka/shell-contract';
import { contactsQuery, pageQuery, partnersQuery } from './pages.queries.ts';

/** What the page's blocks show is asked for beside the page; a block without its reply is left out. */
const load =
  (fixed?: string) =>
  ({ call, params }: LoadContext) =>
    Promise.all([
      call(...pageQuery(fixed ?? params.slug)),
      call.optional(...contactsQuery),
      call.optional(...partnersQuery),
    ]);

const fixed = (slug: string, lazy: RemoteRoute['lazy']): RemoteRoute => ({
  id: slug,
  path: `/${slug}`,
  load: load(slug),
  lazy,
});

/** Pages that staff edit (product 2.4): four at fixed addresses, the others at /page/{slug} and /{slug}. */
export const pages: Feature = {
  routes: [
    fixed('about', () => import(/* webpackChunkName: "about" */ './static.page.tsx')),
    fixed('contacts', () => import(/* webpackChunkName: "contacts" */ './static.page.tsx')),
    fixed('offerta', () => import(/* webpackChunkName: "offerta" */ './static.page.tsx')),
    fixed('politica', () => import(/* webpackChunkName: "politica" */ './static.page.tsx')),
    {
      id: 'page-slug',
      path: '/page/:slug',
      load: load(),
      lazy: () => import(/* webpackChunkName: "page-slug" */ './static.page.tsx'),
    },
    {
      id: 'slug',
      path: '/:slug',
      load: load(),
      lazy: () => import(/* webpackChunkName: "slug" */ './static.page.tsx'),
    },
  ],
};
