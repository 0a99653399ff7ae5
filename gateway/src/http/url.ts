/** '/a/?b=1' → ['/a/', '?b=1']; nothing is decoded. */
export function splitUrl(url: string): [pathname: string, search: string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/** '/nitro/api/data/x' and '/api/data/x' → '/data/x'; undefined for everything that is no call. */
export const callPath = (pathname: string): string | undefined =>
  /^(?:\/nitro)?\/api(\/.*)$/.exec(pathname)?.[1];
