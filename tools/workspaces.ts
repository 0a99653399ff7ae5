import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

/** Folders of all packages, as the root package.json lists them: the one place where a part is announced. */
export const WORKSPACES: readonly string[] = workspaces;

/** 'account', 'shop' …: services in the order of their ports, each a process; kit and art are libraries. */
export const SERVICES: readonly string[] = workspaces.flatMap(
  (folder) => /^services\/(?!(?:kit|art)$)([\w-]+)$/.exec(folder)?.[1] ?? [],
);

const FOLDERS = new Map(
  workspaces.flatMap((folder) => {
    const [, name] = /^(?:shared-ui\/)?(mfe-[\w-]+|gallery)$/.exec(folder) ?? [];
    return name ? [[name, folder]] : [];
  }),
);

export const REMOTES: readonly string[] = [...FOLDERS.keys()];

/** Where the shell or a remote stands: 'shared-ui/gallery' for 'gallery'. */
export const folderOf = (part: string): string => FOLDERS.get(part) ?? part;
