import { getPreview } from '@stezhka/content-contract';
import { type Feature, query } from '@stezhka/shell-contract';
import { contactsQuery, partnersQuery } from '../pages/pages.queries.ts';

export const previewQuery = (token = '') => query(getPreview, { params: { token } });

/** What is not public yet, by a link of staff. */
export const preview: Feature = {
  routes: [
    {
      id: 'preview-token',
      path: '/preview/:token',
      handle: { personal: true },
      load: ({ call, params }) =>
        Promise.all([
          call(...previewQuery(params.token)),
          call.optional(...contactsQuery),
          call.optional(...partnersQuery),
        ]),
      lazy: () => import(/* webpackChunkName: "preview-token" */ './preview.page.tsx'),
    },
  ],
};
