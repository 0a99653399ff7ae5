import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, WORKSPACES } from '../workspaces.ts';

interface Manifest {
  name: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
}

interface Reached {
  files: Set<string>;
  packages: Set<string>;
}

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

const OWN = new Map(WORKSPACES.map((folder) => [manifestOf(folder).name, folder]));
/** Imports and re-exports that stay when types are stripped, workers, and modules that are imported on the way. */
const IMPORT =
  /^(?:import|export)(?! type\b)[^'";]*?from '([^']+)'|^import '([^']+)'|new URL\('([^']+\.ts)', import\.meta\.url\)|\bimport\('([^']+)'\)/gm;

/** Files and packages that these scripts load when they run. @param skip dynamic imports of which files are left out */
export function reachedBy(scripts: string[], skip: RegExp): Reached {
  const reached: Reached = { files: new Set(), packages: new Set() };
  const visit = (path: string) => {
    if (reached.files.has(path)) return;
    reached.files.add(path);
    for (const [, from, bare, url, dynamic] of readFileSync(join(ROOT, path), 'utf8').matchAll(IMPORT)) {
      if (dynamic && skip.test(path)) continue;
      const specifier = (from ?? bare ?? url ?? dynamic)!;
      if (specifier.startsWith('.')) visit(relative(ROOT, join(ROOT, dirname(path), specifier)));
      else if (!specifier.startsWith('node:')) visitPackage(specifier);
    }
  };
  const visitPackage = (specifier: string) => {
    const name = specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
    const folder = OWN.get(name);
    if (folder) visit(exported(folder, `.${specifier.slice(name.length)}`));
    else reached.packages.add(name);
  };
  for (const script of scripts) visit(script);
  return reached;
}

function exported(folder: string, subpath: string): string {
  const { exports = {} } = manifestOf(folder);
  const target = exports[subpath] ?? exports['./*']?.replace('*', subpath.slice(2));
  const path = join(folder, target ?? '');
  if (!target || !existsSync(join(ROOT, path))) throw new Error(`${folder} does not export ${subpath}`);
  return path;
}
