import { ADMIN_PATH } from '@stezhka/shell-composition/ownership';
import type { RemoteRoute } from '@stezhka/shell-contract';

/** Few visits need these pages, so each is its own chunk. */
export const loadNotFound = async () =>
  (await import(/* webpackChunkName: "not-found" */ './not-found.tsx')).NotFound;
export const loadAdmin = async () =>
  (await import(/* webpackChunkName: "admin-frame" */ '../admin/load-admin.ts')).admin;
export const loadErrorView = async () =>
  (await import(/* webpackChunkName: "error-view" */ './error-view.tsx')).ErrorView;

/** The shell's only own page; remotes bring everything under it. */
export const adminRoute: RemoteRoute = {
  id: 'admin',
  path: ADMIN_PATH,
  handle: { flags: ['auth'], layout: 'admin', personal: true },
  lazy: () => import(/* webpackChunkName: "admin" */ '../admin/admin.page.tsx'),
};
