/** Longer paths and queries are nobody's real page and would only fill the cache. */
const LONGEST = 1000;

/** Key of an anonymous page; undefined when it is not worth keeping. */
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
