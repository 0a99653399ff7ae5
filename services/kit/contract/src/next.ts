import { type Locale, localePath } from './locale.ts';

const HERE = 'http://here.invalid';

/**
 * Where a visitor goes after logging in: a path of this site with its locale prefix, else the profile.
 * '//evil', '/\evil' and what only becomes one of them by decoding or by '..' go to the default.
 */
export function safeNext(next: string | null | undefined, locale: Locale): string {
  const fallback = localePath('/profile', locale);
  if (!next?.startsWith('/')) return fallback;
  try {
    const decoded = decodeURIComponent(next.split(/[?#]/)[0]!);
    if (/\/\/|\\/.test(decoded) || [...decoded].some((sign) => sign < ' ')) return fallback;
    const { origin, pathname, search, hash } = new URL(next, HERE);
    return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : fallback;
  } catch {
    return fallback;
  }
}
