const YEAR_S = 365 * 24 * 60 * 60;

export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** The cookie is set elsewhere; a malformed value counts as missing. */
export function readTextCookie(name: string): string | undefined {
  try {
    return decodeURIComponent(readCookie(name) ?? '') || undefined;
  } catch {
    return undefined;
  }
}

/** 365 days for the whole site (product 7.1, Cookies); null deletes the cookie. */
export function writeCookie(name: string, value: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${value ?? ''}; max-age=${value === null ? 0 : YEAR_S}; path=/; samesite=lax`;
}
