/** The way to another door, with the same aim and nothing else of the address. @param search of the page one is at */
export function onward(path: string, search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next ? `${path}?${new URLSearchParams({ next })}` : path;
}
