const YEAR_S = 365 * 24 * 60 * 60;

/** Undefined on the server and where there is none. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** A cookie that others set, as text; what is no text counts as none. */
export function readTextCookie(name: string): string | undefined {
  try {
    return decodeURIComponent(readCookie(name) ?? '') || undefined;
  } catch {
    return undefined;
  }
}

/** Kept for 365 days on the whole site (product 7.1, Cookies); null forgets it. */
export function writeCookie(name: string, value: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${value ?? ''}; max-age=${value === null ? 0 : YEAR_S}; path=/; samesite=lax`;
}
