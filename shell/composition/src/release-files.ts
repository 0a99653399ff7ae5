import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The files of a release, by their paths in `folder`.
 * @throws Error when one is a link: it would lead readers out of the release, the confined ones too
 */
export function releaseFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = relative(folder, join(entry.parentPath, entry.name));
    if (!entry.isFile() && !entry.isDirectory()) throw new Error(`${path} is neither a file nor a folder.`);
    return entry.isFile() ? [path] : [];
  });
}
