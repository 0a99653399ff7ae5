import { type Locale, localePath } from '@stezhka/kit-contract';
import type { Redirect } from '@stezhka/shell-contract';

export function redirectOf(
  remotes: Record<string, { redirects?: readonly Redirect[] }>,
  path: string,
  { locale, search }: { locale: Locale; search: string },
): { to: string; status: 301 | 302 } | undefined {
  for (const { redirects = [] } of Object.values(remotes)) {
    const found = redirects.find(({ from }) => from === path);
    if (!found) continue;
    const { to, status = 301 } = found;
    return { to: to.startsWith('/') ? localePath(to, locale) + search : to, status };
  }
  return undefined;
}
