import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { workspaces } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  workspaces: string[];
};

/** Folders of all packages, as the root package.json lists them: the one place where a part is announced. */
export const WORKSPACES: readonly string[] = workspaces;

/** 'account', 'shop' …: what runs as a process of its own, in the order of their ports; the kit is their library. */
export const SERVICES: readonly string[] = workspaces.flatMap(
  (folder) => /^services\/(?!kit$)([\w-]+)$/.exec(folder)?.[1] ?? [],
);
