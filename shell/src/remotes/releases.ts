import { splitLocale } from '@stezhka/kit-contract';
import { isFile } from '@stezhka/shell-composition/address';
import { ADMIN_PATH, ownerOf } from '@stezhka/shell-composition/ownership';
import type { ReleaseSet } from '@stezhka/shell-composition/releases';

let current: Pick<ReleaseSet, 'remotes'> & Partial<ReleaseSet> = { remotes: {} };

/** Server and browser draw the same frame from these releases. */
export const setReleases = (set: typeof current) => {
  current = set;
};

export const versionOf = (name: string): string | undefined =>
  (name === 'shell' ? current.shell : current.remotes[name])?.version;

export const slotOwner = (slot: string): string | undefined =>
  Object.values(current.remotes).find(({ slots }) => slots.includes(slot))?.name;

export const adminPaths = (): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.values(current.remotes).flatMap(({ name, admin = [] }) => (admin.length ? [[name, admin]] : [])),
  );

/** The gateway answers these paths itself. */
export const isOutside = (pathname: string): boolean =>
  /^\/(api|nitro|files|assets)(\/|$)/.test(pathname) || isFile(pathname);

/** Takes any word at the root: what it owns is no promise that the page is there. */
const ANY_WORD = '/:slug';

/** `href` with or without a locale; true also for files and other sites. */
export function hasPage(href: string): boolean {
  if (!/^\/(?!\/)/.test(href) || isOutside(href)) return true;
  const { path } = splitLocale(href.split(/[?#]/)[0]!);
  if (path === ADMIN_PATH) return true;
  const named = Object.entries(current.remotes).map(([name, { paths }]) => [
    name,
    { paths: paths.filter((pattern) => pattern !== ANY_WORD) },
  ]);
  return ownerOf(Object.fromEntries(named), path) !== undefined;
}

export function integrityOf(address: string): string | undefined {
  for (const { url, integrity } of [current.shell!, ...Object.values(current.remotes)]) {
    const at = address.indexOf(url);
    if (at >= 0) return integrity[address.slice(at + url.length)];
  }
  return undefined;
}
