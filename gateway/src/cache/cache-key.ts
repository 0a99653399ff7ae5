import { AppError } from '@stezhka/kit/errors';
import type { Locale } from '@stezhka/kit-contract';

interface ReadAddress {
  found: { service: string; path: string };
  search: string;
  locale: Locale;
}

/** Key of a read: the same question in another order or another encoding is the same question. */
export const readKey = ({ found, search, locale }: ReadAddress) =>
  `${locale} ${found.service} ${canonicalRead(found.path, search)}`;

/** A read's path and query, in one order and one encoding. */
export const canonicalRead = (path: string, search: string): string =>
  canonicalPath(path) + sortedSearch(search);

function canonicalPath(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}

function sortedSearch(search: string): string {
  if (search.length < 2) return '';
  const query = new URLSearchParams(search);
  query.sort();
  return `?${query}`;
}

/** Longer paths and queries belong to no real page and would only fill the cache. */
const LONGEST = 1000;

/** Key of an anonymous visitor's page; undefined where none is kept. */
export function pageKey(
  origin: string,
  pathname: string,
  search: string,
  releases: string,
): string | undefined {
  if (pathname.length > LONGEST || search.length > LONGEST) return undefined;
  const query = new URLSearchParams(search);
  query.sort();
  return `page ${origin} ${pathname}?${query} ${releases}`;
}
