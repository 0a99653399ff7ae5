import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plan } from './plan.ts';

interface PackageFile {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}
interface LockFile {
  packages: Record<string, { workspaces?: string[] } & Record<string, unknown>>;
}

/**
 * Names a workspace in package-lock.json, as npm does: every package that it depends on stands there already, so no
 * registry is asked.
 */
export function lockWorkspace(plan: Plan, folder: string): void {
  const { name, version, dependencies } = JSON.parse(plan.read(`${folder}/package.json`)) as PackageFile;
  const { workspaces } = JSON.parse(plan.read('package.json')) as { workspaces: string[] };
  plan.editJson<LockFile>('package-lock.json', (lock) => {
    const { '': root, ...others } = lock.packages;
    lock.packages = Object.fromEntries(
      Object.entries({
        ...others,
        [folder]: { name, version, ...(dependencies && { dependencies }) },
        [`node_modules/${name}`]: { resolved: folder, link: true },
      }).sort(([a], [b]) => a.localeCompare(b, 'en')),
    ) as LockFile['packages'];
    lock.packages = { '': { ...root, workspaces }, ...lock.packages };
  });
}

/** What `npm install` would do: links the package, so that imports find it, and knows the lock file as installed. */
export function linkWorkspace(root: string, folder: string, lockBefore: string): void {
  const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageFile;
  const link = join(root, 'node_modules', name);
  if (!existsSync(link)) {
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(root, folder)), link, 'junction');
  }
  const stamp = join(root, 'node_modules', '.installed');
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest(lockBefore)) return;
  writeFileSync(`${stamp}.new`, digest(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  renameSync(`${stamp}.new`, stamp);
}
