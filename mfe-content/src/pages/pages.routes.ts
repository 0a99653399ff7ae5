import type { Feature, LoadContext, RemoteRoute } from '@stezhka/shell-contract';
import { contactsQuery, pageAuthorsQuery, pageQuery, partnersQuery } from './pages.queries.ts';

/** A block whose reply does not come is left out. */
const load =
  (fixed?: string) =>
  async ({ call, params }: LoadContext) => {
    const { page } = await call(...pageQuery(fixed ?? params.slug));
    const kinds = page.blocks.map(({ kind }) => kind);
    return Promise.all([
      kinds.includes('contacts') && call.optional(...contactsQuery),
      kinds.includes('partners') && call.optional(...partnersQuery),
      kinds.includes('authors') && call.optional(...pageAuthorsQuery),
    ]);
  };

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
