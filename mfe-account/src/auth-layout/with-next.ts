/** A path with the `next` of the current address, and no other parameter of it. @param search of the current page */
export function withNext(path: string, search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next ? `${path}?${new URLSearchParams({ next })}` : path;
}
