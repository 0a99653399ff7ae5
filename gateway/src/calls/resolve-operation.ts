import { AppError } from '@stezhka/kit/errors';
import { seoPath } from '@stezhka/kit/http';
import { completeHead, missingPage } from '@stezhka/kit/seo';
import { getSeo, type Locale, type Seo, type SeoReply } from '@stezhka/kit-contract';
import type { PageHead } from '@stezhka/shell-contract';
import { MethodNotAllowed } from '../http/errors.ts';
import type { Found } from '../operations/operation-tree.ts';
import type { Tables } from '../operations/tables.ts';
import type { Releases } from '../releases/releases.ts';

/** The head that a remote brings itself (product 7.2, Content), or that of a page which no remote owns. */
function ownHead(page: string, own: PageHead | undefined, locale: Locale): SeoReply {
  const { pathname: path, search } = new URL(page, 'http://here.invalid');
  if (!own) return completeHead(missingPage(locale), { path: '/', search: '', locale });
  const { title, description, noindex } = own;
  const head: Seo = { status: 200, title: title[locale], description: description[locale], type: 'website' };
  return completeHead({ ...head, ...(noindex && { noindex }) }, { path, search, locale });
}

/** The operation of an /api address. @throws AppError no_such_call | method_not_allowed | invalid_input */
export function resolveOperation(
  { tables, releases }: { tables: Tables; releases: Releases },
  method: string | undefined,
  path: string,
  search: string,
  locale: Locale,
): Found | { head: SeoReply } {
  if (path !== getSeo.path) return tables.find(method, path);
  if (method !== 'GET' && method !== 'HEAD') throw new MethodNotAllowed('GET');
  const page = new URLSearchParams(search).get('path') ?? '';
  if (seoPath.validate({ path: page }).error) throw new AppError('invalid_input');
  const pagePath = page.split(/[?#]/)[0]!;
  const [own, service] = [releases.head(pagePath), releases.service(pagePath)];
  return own || !service ? { head: ownHead(page, own, locale) } : { op: getSeo, service, path };
}
