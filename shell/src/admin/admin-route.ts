import { ADMIN_PATH } from '@stezhka/shell-composition/ownership';
import type { RemoteRoute } from '@stezhka/shell-contract';

/** The one page that is the shell's own: where staff begin. Everything under it belongs to remotes. */
export const adminRoute: RemoteRoute = {
  id: 'admin',
  path: ADMIN_PATH,
  handle: { flags: ['auth'], layout: 'admin', personal: true },
  lazy: () => import(/* webpackChunkName: "admin" */ './admin.page.tsx'),
};
