import { isFile } from '@stezhka/shell-composition/address';
import { ADMIN_PATH, ownerOf } from '@stezhka/shell-composition/ownership';
import type { ReleaseSet } from '@stezhka/shell-composition/releases';

let current: Pick<ReleaseSet, 'remotes'> & Partial<ReleaseSet> = { remotes: {} };

/** The releases of this document, or of this render worker: both sides draw the same frame from them. */
export const setReleases = (set: typeof current) => {
  current = set;
};

/** The version of a part that this document was made with; undefined for one it does not know. */
export const versionOf = (name: string): string | undefined =>
  (name === 'shell' ? current.shell : current.remotes[name])?.version;

/** The remote that offers a slot; undefined leaves out whatever would open it. */
export const slotOwner = (slot: string): string | undefined =>
  Object.values(current.remotes).find(({ slots }) => slots.includes(slot))?.name;

/** Paths of the admin layout, by the remote whose release brings them. */
export const adminPaths = (): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.values(current.remotes).flatMap(({ name, admin = [] }) => (admin.length ? [[name, admin]] : [])),
  );

/** Paths of this origin that are no pages: the gateway answers them itself. */
export const isOutside = (pathname: string): boolean =>
  /^\/(api|nitro|files|assets)(\/|$)/.test(pathname) || isFile(pathname);

/** Whether a link of the frame leads anywhere: a page that a release or the shell owns, or off the pages. No locale in `href`. */
export function leadsSomewhere(href: string): boolean {
  if (!/^\/(?!\/)/.test(href) || isOutside(href)) return true;
  const path = href.split(/[?#]/)[0]!;
  return path === ADMIN_PATH || ownerOf(current.remotes, path) !== undefined;
}

/** What the release says a script or style must be; undefined for files of no release. */
export function integrityOf(address: string): string | undefined {
  for (const { url, integrity } of [current.shell!, ...Object.values(current.remotes)]) {
    const at = address.indexOf(url);
    if (at >= 0) return integrity[address.slice(at + url.length)];
  }
  return undefined;
}
