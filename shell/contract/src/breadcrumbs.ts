export interface Breadcrumb {
  text: string;
  /** Path without the locale; the last crumb has none. */
  href?: string;
}

/** Dispatched by a page that lets the frame draw its breadcrumbs; they leave with the page. */
export const breadcrumbsSet = (items: Breadcrumb[]) => ({
  type: 'shell/breadcrumbsSet' as const,
  payload: items,
});
