const HERE = 'http://here.invalid';

/** No double or trailing slashes; a backslash counts as one, as it does for browsers. */
const collapse = (pathname: string) =>
  `/${pathname
    .split(/[/\\]+/)
    .filter(Boolean)
    .join('/')}`;

/**
 * The one address of a page (product 2.1): never '//host', no trailing slash, no dots that lead up, percent-encoded
 * as browsers do, the locale in small letters. A page asked for under another address is found under this one.
 */
export function cleanPath(pathname: string): string {
  const resolved = new URL(HERE + collapse(pathname)).pathname;
  return collapse(resolved).replace(/^\/(ru|en)(?=\/|$)/i, (prefix) => prefix.toLowerCase());
}

/** False for percent-encoding that stands for no text: no page has such an address. */
export function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

/** No page's address ends like a file's: '/rss.xml', '/old-icon.png'. */
export const isFile = (pathname: string): boolean => /\.[a-z][a-z0-9]{1,4}$/i.test(pathname);
