/** Few visits need these pages, so each is its own chunk. */
export const loadNotFound = async () =>
  (await import(/* webpackChunkName: "not-found" */ './not-found.tsx')).NotFound;
export const loadAdmin = async () =>
  (await import(/* webpackChunkName: "admin-frame" */ '../admin/load-admin.ts')).admin;
export const loadErrorView = async () =>
  (await import(/* webpackChunkName: "error-view" */ './error-view.tsx')).ErrorView;
