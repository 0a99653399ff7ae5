import type { RouteHandle } from '@stezhka/shell-contract';
import type { Prepared } from '../page/prepare.ts';

export interface FrameOptions {
  /** 'error' is what is lost or broken; admin pages bring a frame of their own (product 2.2). */
  layout: 'default' | 'admin' | 'error';
  header: NonNullable<RouteHandle['header']>;
  /** What the page shows of its own nav bar and breadcrumbs (product 2.5). */
  nav: boolean;
  crumbs: boolean;
  /** Room for the filters of the catalogue (product 2.5). */
  filters: boolean;
  overHero: boolean;
  /** The header lies on a dark picture in both themes. */
  night: boolean;
}

/** How the frame stands around a page: as its route says, and over the night scene on a 404. */
export function frameOptions(page: Prepared): FrameOptions {
  const lost = page.kind === 'not-found';
  const handle = page.kind === 'page' ? (page.route.handle ?? {}) : {};
  const { header = 'full', flags } = handle;
  const mini = header !== 'full';
  const breadcrumbs = handle.breadcrumbs ?? (flags?.includes('reset-breadcrumbs') ? 'off' : 'full');
  return {
    layout: lost || (page.kind === 'unavailable' && page.View) ? 'error' : (handle.layout ?? 'default'),
    header,
    nav: !mini && breadcrumbs !== 'simple',
    crumbs: !mini && breadcrumbs !== 'off',
    filters: page.path.includes('catalog'),
    overHero: lost || !!handle.overHero,
    night: lost,
  };
}
