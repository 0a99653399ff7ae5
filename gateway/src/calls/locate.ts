import { getSeo, type SeoReply } from '@stezhka/kit-contract';
import type { Found } from '../operations/operation-tree.ts';
import type { Tables } from '../operations/tables.ts';
import type { Releases } from '../releases/releases.ts';

/** 'mfe-shop' → 'shop': a remote's pages speak of its service's data. */
const serviceOf = (remote: string) => remote.replace(/^mfe-/, '');

/** What is said of a page that nobody owns (product 7.2, Content). */
export const NOBODYS_PAGE: { data: SeoReply } = { data: { status: 404, title: '', description: '' } };

/**
 * The operation that an address under /api means. Head texts are answered by the service whose remote
 * owns the page; a page that nobody owns gives `undefined`.
 * @throws AppError no_such_call | method_not_allowed
 */
export function locate(
  { tables, releases }: { tables: Tables; releases: Releases },
  method: string | undefined,
  path: string,
  search: string,
): Found | undefined {
  if (path !== getSeo.path || (method !== 'GET' && method !== 'HEAD')) return tables.find(method, path);
  const page = new URLSearchParams(search).get('path') ?? '';
  const owner = releases.owner(page.split(/[?#]/)[0]!);
  return owner ? { op: getSeo, service: serviceOf(owner), path } : undefined;
}
