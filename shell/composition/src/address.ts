const HERE = 'http://here.invalid';

/** A backslash counts as a slash, as it does for browsers. */
const collapse = (pathname: string) =>
  `/${pathname
    .split(/[/\\]+/)
    .filter(Boolean)
    .join('/')}`;

/** The one address of a page (product 2.1). */
export function cleanPath(pathname: string): string {
  const resolved = new URL(HERE + collapse(pathname)).pathname;
  return collapse(resolved).replace(/^\/(ru|en)(?=\/|$)/i, (prefix) => prefix.toLowerCase());
}

export function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

export const isFile = (pathname: string): boolean => /\.[a-z][a-z0-9]{1,4}$/i.test(pathname);
