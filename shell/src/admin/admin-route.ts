import { ADMIN_PATH } from '@stezhka/shell-composition/ownership';
import type { RemoteRoute } from '@stezhka/shell-contract';

/** The shell's only own page; remotes bring everything under it. */
export const adminRoute: RemoteRoute = {
  id: 'admin',
  path: ADMIN_PATH,
  handle: { flags: ['auth'], layout: 'admin', personal: true },
  lazy: () => import(/* webpackChunkName: "admin" */ './admin.page.tsx'),
};
