import { isReadable } from './address.ts';

export const ADMIN_PATH = '/admin';

function valuesIn(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  const values: Record<string, string> = {};
  for (const [i, segment] of wanted.entries()) {
    if (segment === '*') return { ...values, '*': given.slice(i).join('/') };
    const value = given[i];
    if (value === undefined || !fits(segment, value)) return undefined;
    // An encoded slash is part of its value, as the router gives it to the page.
    if (segment.startsWith(':')) values[segment.slice(1)] = value.replaceAll('%2F', '/');
  }
  return wanted.length === given.length ? values : undefined;
}

/** '/diary/settings' is no day. */
function fits(segment: string, given: string): boolean {
  if (segment === ':date') return /^\d{4}-\d{2}-\d{2}$/.test(given);
  return segment.startsWith(':') || segment === given;
}

function weight(pattern: string): string {
  return pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment === '*' ? '1' : segment.startsWith(':') ? '2' : '3'))
    .join('');
}

export function matchRoute<T extends { path: string }>(
  routes: readonly T[],
  path: string,
): { route: T; params: Record<string, string> } | undefined {
  return routes
    .flatMap((route) => {
      const params = valuesIn(route.path, path);
      return params ? [{ route, params }] : [];
    })
    .sort((a, b) => weight(b.route.path).localeCompare(weight(a.route.path)))[0];
}

export function ownerOf(
  remotes: Record<string, { paths: readonly string[] }>,
  path: string,
): string | undefined {
  if (!isReadable(path)) return undefined;
  const patterns = Object.entries(remotes).flatMap(([name, { paths }]) =>
    paths.map((one) => ({ name, path: one })),
  );
  return matchRoute(patterns, path)?.route.name;
}
