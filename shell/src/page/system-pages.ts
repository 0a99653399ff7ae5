/** Pages that only some visits need; each is a chunk of its own, loaded before the page appears. */
export const loadNotFound = async () =>
  (await import(/* webpackChunkName: "not-found" */ './not-found.tsx')).NotFound;
/** Layout and head of staff's pages. */
export const loadAdmin = async () =>
  (await import(/* webpackChunkName: "admin-frame" */ '../admin/load-admin.ts')).admin;
export const loadErrorView = async () =>
  (await import(/* webpackChunkName: "error-view" */ './error-view.tsx')).ErrorView;
