/** '/a/?b=1' → ['/a/', '?b=1']; nothing is decoded. */
export function splitUrl(url: string): [pathname: string, search: string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/** The one address of a page: no double or trailing slashes, so never '//host' as a redirect's target. */
export function cleanPath(pathname: string): string {
  return `/${pathname
    .split(/[/\\]+/)
    .filter(Boolean)
    .join('/')}`;
}

/** '/nitro/api/data/x' and '/api/data/x' → '/data/x'; undefined for everything that is no call. */
export const callPath = (pathname: string): string | undefined =>
  /^(?:\/nitro)?\/api(\/.*)$/.exec(pathname)?.[1];
