import type { RouteHandle } from '@stezhka/shell-contract';
import type { Prepared } from '../page/prepare.ts';

export interface FrameOptions {
  /** 'error' for pages not found or broken; admin pages bring their own frame (product 2.2). */
  layout: 'default' | 'admin' | 'error';
  header: NonNullable<RouteHandle['header']>;
  nav: boolean;
  crumbs: boolean;
  /** Room for the catalogue's filters (product 2.5). */
  filters: boolean;
  overHero: boolean;
  night: boolean;
}

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
