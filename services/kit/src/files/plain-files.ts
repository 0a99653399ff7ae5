import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The files of a folder that somebody else has filled, by their paths in it.
 * @throws Error when one is a link: it would lead readers out of the folder, the confined ones too
 */
export function plainFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = relative(folder, join(entry.parentPath, entry.name));
    if (!entry.isFile() && !entry.isDirectory()) throw new Error(`${path} is neither a file nor a folder.`);
    return entry.isFile() ? [path] : [];
  });
}
