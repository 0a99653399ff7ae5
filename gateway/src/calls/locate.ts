import { AppError } from '@stezhka/kit/errors';
import { seoPath } from '@stezhka/kit/http';
import { completeHead, missingPage } from '@stezhka/kit/seo';
import { getSeo, type Locale, type SeoReply } from '@stezhka/kit-contract';
import { MethodNotAllowed } from '../http/errors.ts';
import type { Found } from '../operations/operation-tree.ts';
import type { Tables } from '../operations/tables.ts';
import type { Releases } from '../releases/releases.ts';

/** 'mfe-shop' → 'shop': a remote's pages speak of its service's data. */
const serviceOf = (remote: string) => remote.replace(/^mfe-/, '');

/** What is said of a page that nobody owns (product 7.2, Content). */
export const nobodysPage = (locale: Locale): { data: SeoReply } => ({
  data: completeHead(missingPage(locale), { path: '/', search: '', locale }),
});

/** The service whose remote owns a page's path (without locale). */
export const ownerService = (releases: Releases, path: string): string | undefined => {
  const owner = releases.owner(path);
  return owner && serviceOf(owner);
};

/**
 * The operation that an address under /api means. Head texts are answered by the service whose remote
 * owns the page; a page that nobody owns gives `undefined`.
 * @throws AppError no_such_call | method_not_allowed | invalid_input
 */
export function locate(
  { tables, releases }: { tables: Tables; releases: Releases },
  method: string | undefined,
  path: string,
  search: string,
): Found | undefined {
  if (path !== getSeo.path) return tables.find(method, path);
  if (method !== 'GET' && method !== 'HEAD') throw new MethodNotAllowed('GET');
  const page = new URLSearchParams(search).get('path') ?? '';
  if (seoPath.validate({ path: page }).error) throw new AppError('invalid_input');
  const service = ownerService(releases, page.split(/[?#]/)[0]!);
  return service ? { op: getSeo, service, path } : undefined;
}
