import type { Feature } from '@stezhka/shell-contract';
import { getConstructor } from '@stezhka/shop-contract';
import { choicesIn, constructedQuery } from './constructor.queries.ts';

export const diaryConstructor: Feature = {
  routes: [
    {
      id: 'constructor',
      path: '/constructor',
      load: ({ call, query }) =>
        Promise.all([call(getConstructor), call.optional(...constructedQuery(choicesIn(query)))]),
      lazy: () => import(/* webpackChunkName: "constructor" */ './constructor.page.tsx'),
    },
  ],
};
