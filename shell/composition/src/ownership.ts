import { isReadable } from './address.ts';

/** The one page that is the shell's own; everything under it belongs to remotes. */
export const ADMIN_PATH = '/admin';

/** Turns '/catalog/*' or '/product/:slug' into a test of a path without locale. */
function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  for (const [i, segment] of wanted.entries()) {
    if (segment === '*') return true;
    if (given[i] === undefined) return false;
    if (!fits(segment, given[i])) return false;
  }
  return wanted.length === given.length;
}

/** A parameter called 'date' takes calendar dates only: '/diary/settings' is no day. */
function fits(segment: string, given: string): boolean {
  if (segment === ':date') return /^\d{4}-\d{2}-\d{2}$/.test(given);
  return segment.startsWith(':') || segment === given;
}

/** Literal segments count most, then parameters, then a splat; earlier segments outweigh later ones. */
function weight(pattern: string): string {
  return pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment === '*' ? '1' : segment.startsWith(':') ? '2' : '3'))
    .join('');
}

/** The most specific of the patterns that the path matches. */
export function bestPattern<T extends { pattern: string }>(
  patterns: readonly T[],
  path: string,
): T | undefined {
  return patterns
    .filter(({ pattern }) => matches(pattern, path))
    .sort((a, b) => weight(b.pattern).localeCompare(weight(a.pattern)))[0];
}

/** Which remote owns a path (without locale), by the patterns of the releases; what cannot be read is nobody's. */
export function ownerOf(
  remotes: Record<string, { paths: readonly string[] }>,
  path: string,
): string | undefined {
  if (!isReadable(path)) return undefined;
  const patterns = Object.entries(remotes).flatMap(([name, { paths }]) =>
    paths.map((pattern) => ({ name, pattern })),
  );
  return bestPattern(patterns, path)?.name;
}
